import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: [
    'For content that belongs together and is one of several, such as a person or a project.',
    'With `asChild` around a `Link`, for a card that is one link.',
  ],
  whenNot: [
    'For a plan with a price: use a `PricingCard`.',
    'For services with their pictures and prices: use `ServiceRows`.',
    'For features without a link: use `Rows`, which need no frames.',
  ],
  dos: [
    'Use one variant for all cards of a group.',
    'Use `raised` on a surface, and `outline` or `plain` on the background of the page.',
    'Start it with a `Heading` if it has more than one sentence.',
  ],
  donts: [
    'Do not put a card into a card: use a `Separator` or space.',
    'Do not put a button or a second link into a card that is a link.',
  ],
  accessibility: [
    'It has no role. Use `asChild` around an `article` or an `li` where its content is one of several.',
    'A card that is a link is read as one link with all of its text, so keep that short.',
    'In forced colours every variant has a border.',
  ],
};
