import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: [
    'To show what a post of the studio looks like.',
    'In a `SampleWall`, `SampleFeed`, `SampleCuts`, `SampleCalendar` or on a plate.',
  ],
  whenNot: ['For work of a client: ask first, and use a photograph of it.'],
  dos: [
    'Name the invented shop and the word “sample” in `label`.',
    'Set `lang` for words in another language than the page.',
  ],
  donts: ['Do not put a price or an offer of the studio on it: it is not information.'],
  accessibility: [
    'An image: its name says that it is a sample, and of what. The words inside it are not read one by one.',
    'All sizes are relative to its width, so it is the same picture at every zoom.',
  ],
};
