import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: ['For the most important service, in the `panel` of `ServiceRows`.'],
  whenNot: ['For plans side by side: use a `PricingGrid`.', 'For the end of a page: use `LastLine`.'],
  dos: ['Show the price, with what it is for.', 'Use the warm button, and no other one in the same view.'],
  donts: ['Do not use two panels on a page.', 'Do not use a picture with text in it: it is decorative.'],
  accessibility: [
    'An article, dark in both schemes.',
    'Its title is an `h3`. Set `headingLevel` where the outline needs another.',
  ],
};
