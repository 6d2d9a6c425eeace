import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: ['For two to four values or benefits that belong together, each with a short title and a sentence.'],
  whenNot: [
    'For more items, or items with long titles: use `Rows`.',
    'For steps in order: use `ProcessSteps`.',
  ],
  dos: ['Put it between two sections. It is as wide as the page.', 'Use titles of one or two words.'],
  donts: ['Do not use it twice on a page.', 'Do not put it into a `Container` or a `Section`.'],
  accessibility: [
    'A list. The titles are `h3`: set `headingLevel` where there is no `h2` above them.',
    'Text has a contrast of at least 7:1 on every layer, in both schemes.',
  ],
};
