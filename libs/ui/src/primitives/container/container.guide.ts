import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For content that is aligned with the rest of the page, such as a bar or a band of your own.',
    'With `content` for running text, and with `narrow` for a form.',
  ],
  whenNot: [
    'Inside a `Section`, a `Poster` or a `Footer`: they contain one.',
    'To limit the width of a paragraph only: a `Text` is at most about 70 characters wide.',
  ],
  dos: [
    'Put the background on an element around it, so that the background fills the screen.',
    'Use the same size for all parts of a page, so that their edges are aligned.',
  ],
  donts: [
    'Do not nest containers: their padding adds up.',
    'Do not change its padding: the edge is the same on all pages.',
  ],
  accessibility: [
    'It has no role. Use `asChild` around a landmark, such as `main` or `nav`.',
    'Its padding remains at 400 % zoom, so that text does not touch the edge of the screen.',
  ],
};
