import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For the services of a site with their prices.',
    'With a `ServicePanel` for the most important service.',
  ],
  whenNot: ['For plans of one service: use a `PricingGrid`.', 'For a few links without prices: use `Rows`.'],
  dos: [
    'Put services with a price first.',
    'Use a word of the same length, such as “Quoted”, where there is no price.',
  ],
  donts: [
    'Do not put more than one button into the panel.',
    'Do not use `lifted` after a section without space at its end: the panel would cover its text.',
  ],
  accessibility: [
    'The title of a row is its link, and the complete row is the target.',
    'On phones the sentences are not shown: they are on the pages of the services.',
    'The panel is between the title and the rows in the reading order.',
  ],
};
