import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'As the first section of every page, with its title in very large type.',
    'With `bleed="photograph"` for a photograph, and `full` for a wall of samples.',
    'With `layout="beside"` where the scene, a form or a figure matters as much as the title.',
  ],
  whenNot: [
    'Inside a page: use a `SectionHeading`.',
    'At the end of a page: use a `LastLine`.',
    'For an article: its text column starts with a `Heading`.',
  ],
  dos: [
    'Use a title of at most six words, and one button with the variant `glow`.',
    'Use one scene. It is decorative, so say in the text what it shows.',
    'Use `hang` if the scene shows the thing that the page is about.',
  ],
  donts: [
    'Do not use `figure` for more than four characters.',
    'Do not place text on the scene.',
    'Do not use `muted` text on a lake.',
  ],
  accessibility: [
    'A `section` with the `h1` of the page. Its content is in reading order: title, figure, lead, actions, scene.',
    '`dusk` and `floor` have the dark scheme, so all parts have the contrast of that scheme.',
    'On small screens and in print, everything is in one column.',
  ],
};
