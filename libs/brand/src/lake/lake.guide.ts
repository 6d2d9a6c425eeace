import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: [
    'As the background of a first section, of a dusk section, or of the last sentence of a page.',
    'As lines behind a course of steps and in the footer.',
  ],
  whenNot: [
    'Behind long text: use a ground of `Section`.',
    'For a picture with information: use an `Illustration` or an `img`.',
  ],
  dos: [
    'Give its parent `relative isolate overflow-clip` and the ground of its first layer.',
    'Use another file for each lake of a page: the lake is never repeated.',
    'Put only `ink` text on the deepest two layers.',
  ],
  donts: [
    'Do not use `drift` or `soundings` below the first section.',
    'Do not use it on a site of another company: it is the brand of this one.',
  ],
  accessibility: [
    'It is decorative and hidden from screen readers. In forced colours and in print it is not there.',
    'With reduced motion its layers do not move.',
  ],
};
