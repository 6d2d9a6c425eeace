import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For every part of a page between the poster and the last line.',
    'To separate two parts by their background, without a box.',
  ],
  whenNot: [
    'At the top of a page: use a `Poster`.',
    'At the end of a page: use a `LastLine`.',
    'For a row of figures: use a `Sounding`, which is a section of its own.',
  ],
  dos: [
    'Start with a `SectionHeading`, and put what follows into one element.',
    'Go one step deeper or less deep from one section to the next.',
    'Set an `id` if a link points to it.',
  ],
  donts: [
    'Do not nest sections: their padding adds up.',
    'Do not put a line between sections: two that share a ground have one padding between them.',
    'Do not set your own width or padding: the section defines the spacing of the pages.',
  ],
  accessibility: [
    'It is a landmark only if it has a name: too many landmarks are hard to navigate. Set `aria-labelledby` where a landmark is useful.',
    'With `dusk` and `floor`, all content is in the dark scheme, so it has enough contrast.',
    'A link to its `id` scrolls it below the navigation bar.',
    'Its content slides up by a few pixels when it enters the viewport, except with reduced motion. It is never hidden before.',
  ],
};
