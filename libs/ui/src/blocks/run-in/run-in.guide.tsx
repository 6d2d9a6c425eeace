import type { Guide } from '../../internal/guide.ts';
import { RunIn } from './run-in.tsx';

export const guide: Guide = {
  when: ['For three to twelve names or short sentences that belong together, such as subjects or places.'],
  whenNot: [
    'For names that filter a list: use `FilterChips`.',
    'For items with a sentence: use `Rows`.',
    'For one label on another part: use a `Badge`.',
  ],
  dos: [
    'Use `columns` for names that readers look for.',
    'Put the best known names first.',
    'Pass names without punctuation: the block adds it.',
  ],
  donts: [
    'Do not pass long sentences, nor short ones without `sentences`.',
    'Do not use more than two below each other.',
  ],
  pairs: [
    {
      rule: 'Names that people know, without adjectives.',
      right: <RunIn label="What we build with" items={['TypeScript', 'React', 'PostgreSQL']} />,
      wrong: <RunIn label="Technologies" items={['cutting-edge tools', 'modern stacks', 'and much more']} />,
    },
  ],
  accessibility: [
    'A heading and a list: screen readers announce the number of items.',
    'The commas are CSS, in the punctuation of the language, so the text of an item is only its name.',
  ],
};
