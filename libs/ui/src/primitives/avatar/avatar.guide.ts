import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: [
    'For a person beside their name, such as the author of an article or a contact.',
    'Without an image: the initials and the colour of the theme replace it.',
  ],
  whenNot: [
    'For the logo of a company: use its image.',
    'For a picture that shows more than a face: use an image in the content.',
  ],
  dos: [
    'Use a square image of at least 128 by 128 pixels that shows the face.',
    'Add `aria-hidden` if the name is beside it, so that screen readers read it once.',
  ],
  donts: [
    'Do not use it as a button: put it into a `Button` with a label.',
    'Do not put text into the image.',
  ],
  accessibility: [
    'An image with `name` as its accessible name. Screen readers do not read the initials.',
    'The initials are visible until the image is loaded, and if it cannot be loaded.',
    'Initials have a contrast of 4.5:1 or more in all themes.',
  ],
};
