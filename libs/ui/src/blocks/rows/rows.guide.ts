import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For three to six statements, such as reasons, promises or benefits, each with a sentence.',
    'With `size="h1"` for at most four titles of a few words, as large as a picture.',
    'With `thin` for more rows, or rows below another list.',
  ],
  whenNot: [
    'For steps in order: use `ProcessSteps`.',
    'For services with prices: use `ServiceRows`.',
    'For names without a sentence: use a `RunIn`.',
  ],
  dos: ['Write all titles in the same form.', 'Keep the text to two sentences.'],
  donts: ['Do not add icons: the title is the image.', 'Do not use `h1` twice on a page.'],
  accessibility: [
    'A list. The titles are headings: set `headingLevel` to one below the heading above.',
    'The lines are decorative. Text is below the title on narrow screens.',
  ],
};
