import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For a heading with its content beside it, such as a form.',
    'For a text with a short list that belongs to it.',
  ],
  whenNot: [
    'For three or more items: use `Rows`, `ServiceRows` or a `PricingGrid`.',
    'For the parts of a page: use one `Section` for each.',
  ],
  dos: [
    'Pass two children. The first one is read first.',
    'Use the variant `stacked` of `SectionHeading` in a column.',
    'Give the wider column to what visitors came for.',
  ],
  donts: [
    'Do not change the order with CSS: the keyboard and screen readers follow the order of the children.',
    'Do not nest columns: text becomes too narrow to read.',
  ],
  accessibility: [
    'It adds no role: headings and lists inside keep their structure.',
    'The columns depend on the width of the container, so they are one below the other at 400 % zoom.',
  ],
};
