import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For illustrations below the first viewport, and on pages with several illustrations.',
    'Where the initial size of the document matters: the file is loaded separately and cached.',
  ],
  whenNot: ['For an image that carries information: use an `img` with an alternative text.'],
  dos: [
    'Set its width. The height follows from the aspect ratio, so there is no layout shift when the file loads.',
    'Describe the content in the text beside it.',
  ],
  donts: [
    'Do not crop it: rings of water and parts that rise extend beyond its box.',
    'Do not use a file from another origin: browsers block it in `use` elements.',
    'Do not use the tone `accent` twice in one view: use `theme` on cards.',
  ],
  accessibility: [
    'It is decorative and hidden from screen readers.',
    'It has the colours of the page, in both schemes and in each service theme.',
  ],
};
