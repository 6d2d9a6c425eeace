import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['As the `stamp` of a `ContactForm`: the postmark says when an answer comes.'],
  whenNot: ['For information that visitors need: it is hidden from screen readers.'],
  dos: ['Write a number with a short unit.', 'Say the same in a sentence beside it.'],
  donts: ['Do not use it twice on a page.'],
  accessibility: ['It is decorative and hidden from screen readers.'],
};
