import type { Guide } from '../../internal/guide.ts';
import { Badge } from './badge.tsx';

export const guide: Guide = {
  when: [
    'To highlight one item of several, such as the most popular plan.',
    'For the state of an item in one or two words, such as “New” or “Sold out”.',
  ],
  whenNot: [
    'For a list of names: use a `RunIn`.',
    'For a filter or an option: use `FilterChips`.',
    'For an action: use a `Button` in the size `xs`.',
  ],
  dos: [
    'Use one to three words.',
    'Use `accent` for one badge on a screen, and `good`, `warning` and `bad` for states.',
    'Put it next to the name of the item, and after it in the HTML.',
  ],
  donts: [
    'Do not rely on the tone: the words must have the complete meaning.',
    'Do not give every item a badge: then none of them is highlighted.',
  ],
  pairs: [
    {
      rule: 'One or two words.',
      right: <Badge>Most popular</Badge>,
      wrong: <Badge>The plan that most of our customers choose at first</Badge>,
    },
  ],
  accessibility: [
    'Plain text, which screen readers read in its place. It has no role and is not focusable.',
    'Text has a contrast of 4.5:1 or more in every tone.',
    'In forced colours a border shows its shape.',
  ],
};
