import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'To compare two options by several aspects, such as a subscription and a project.',
    'For up to about ten rows, with a few words in each cell.',
  ],
  whenNot: [
    'For the prices of several plans: use a `PricingGrid`.',
    'For one option only: use `Rows`.',
    'For figures without a comparison: use a `Sounding`.',
  ],
  dos: [
    'Name each aspect with a neutral word, such as “Hosting” or “Support”.',
    'Write a verifiable fact into both cells of a row.',
    'Set `captionHidden` below a heading with the same text.',
  ],
  donts: [
    'Do not compare with a named competitor.',
    'Do not use a check mark or a cross as the content of a cell: describe what the customer gets.',
    'Do not leave a cell empty.',
  ],
  accessibility: [
    'A `table` with a caption, column headers and row headers. Screen readers announce both headers with each cell.',
    'On a phone, the label of a row is above its cells. For screen readers it stays a table.',
    'It does not scroll horizontally at 320 px or at 400 % zoom.',
    'The highlighted column also differs by typeface and weight, not only by its ground.',
  ],
};
