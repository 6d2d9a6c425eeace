import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'To compare two to five plans of one service.',
    'For prices that change together, with a `SegmentedControl` in the `SectionHeading` above.',
  ],
  whenNot: [
    'For more than five plans: remove the least used ones.',
    'To compare our offer with others: use a `ComparisonTable`.',
    'For links to service pages: use `ServiceRows`.',
  ],
  dos: [
    'Sort the plans by price, with a plan without a price last, which is the deepest.',
    'List the features of all plans in the same order: the rows line up.',
    'Give every plan an action, or none.',
  ],
  donts: [
    'Do not change the number of features with the prices: it causes a layout shift.',
    'Do not reorder the plans when the prices change.',
    'Do not mark a plan as popular if it is not.',
  ],
  accessibility: [
    'The visual order matches the document order: one column on phones, more where the grid is wide enough.',
    'It is not a table: screen readers announce each plan as a unit, under its heading.',
    'When prices change, there is no layout shift, and the focus stays on the toggle.',
  ],
};
