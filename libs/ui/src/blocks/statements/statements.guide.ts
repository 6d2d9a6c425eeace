import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: ['For two or three sentences that a company stands for, such as its vision and its mission.'],
  whenNot: ['For statements with an explanation: use `Rows`.', 'For names and single words: use a `RunIn`.'],
  dos: ['Write one sentence of at most 25 words.'],
  donts: ['Do not use it twice on a page: large sentences compete with each other.'],
  accessibility: ['A list with headings of the rank `headingLevel`. The sentences are paragraphs.'],
};
