import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For one plan in a `PricingGrid`: the price, the target group and the features.',
    'For a plan with an individual price: `price` is a text, and there is no `unit`.',
  ],
  whenNot: [
    'To compare our offer with others: use a `ComparisonTable`.',
    'For a link to a service page: use `ServiceRows`.',
    'For features of every plan: use `Rows` above or below the cards.',
  ],
  dos: [
    'Pass formatted prices, with the currency and in the language of the reader.',
    'Include the name of the plan in the label of its link, so that the links have different names.',
    'Write the higher price as a sentence in `originalPrice.label`.',
    'Keep a feature to one line, and use at most eight features.',
  ],
  donts: [
    'Do not give more than one card of a grid a `badge`.',
    'Do not omit `actions` unless the page has one below the cards.',
    'Do not put a condition into a footnote: state what affects the price in `unit`.',
  ],
  accessibility: [
    'An `article` with a heading of the level `headingLevel`, so users can navigate by heading.',
    'The struck-through price is hidden from screen readers, which announce `originalPrice.label`: they do not announce the strikethrough.',
    '“Most popular” is text after the title. It is visible in forced colours, where background and shadow are not.',
    'A price change is not announced: the `SegmentedControl` announces the selection.',
  ],
};
