import type { Guide } from '../../internal/guide.ts';
import { Rows } from './rows.tsx';

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
  dos: [
    'Write all titles in the same form.',
    'Keep the text to two sentences.',
    'Give all rows an icon, or none.',
  ],
  donts: ['Do not use icons with large titles: the title is the image.', 'Do not use `h1` twice on a page.'],
  pairs: [
    {
      rule: 'A title is an answer on its own. The text adds a fact.',
      right: (
        <Rows
          items={[
            { id: 'cash', title: 'Easy on cash', text: 'The cost is a line in the monthly budget.' },
            { id: 'time', title: 'Easy on time', text: 'Send us a note in your own words.' },
          ]}
        />
      ),
      wrong: (
        <Rows
          items={[
            { id: 'cash', title: 'Benefit 1', text: 'Our pricing is transparent and customer-centric.' },
            { id: 'time', title: 'Benefit 2', text: 'Our processes are seamless and scalable.' },
          ]}
        />
      ),
    },
  ],
  accessibility: [
    'A list. The titles are headings: set `headingLevel` to one below the heading above.',
    'The lines are decorative. Text is below the title on narrow screens.',
  ],
};
