import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['To show the rules of a system, as a picture.'],
  whenNot: ['For a control that works: nothing in it can be used.'],
  dos: ['Say in `label` that it is a sample, and of whom.'],
  donts: ['Do not make it narrower than 300 px where its words matter.'],
  accessibility: [
    'An image: its name says that it is a sample, and of what. The words inside it are not read one by one.',
    'All sizes are relative to its width, so it is the same picture at every zoom.',
  ],
};
