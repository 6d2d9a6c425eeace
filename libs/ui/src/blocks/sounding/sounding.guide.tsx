import type { Guide } from '../../internal/guide.ts';
import { Sounding } from './sounding.tsx';

export const guide: Guide = {
  when: [
    'For one figure that matters more than the others, between two sections, once per page.',
    'Without `figure`, for three or four claims of equal weight.',
  ],
  whenNot: ['For prices: use a `PricingGrid`, or the `figure` of a `Poster`.', 'For statements: use `Rows`.'],
  dos: [
    'Use a figure of two or three characters, and continue its sentence in `text`.',
    'Define each figure in one place, so that all pages show the same value.',
  ],
  donts: ['Do not animate the figures.', 'Do not show a figure that readers cannot check.'],
  pairs: [
    {
      rule: 'A figure that readers can check.',
      right: <Sounding figure="48" unit="hr" text="or less to a first answer." items={[]} />,
      wrong: <Sounding figure="110" unit="%" text="of our passion, every day." items={[]} />,
    },
  ],
  accessibility: [
    'The figure, its unit and the text are read as one sentence.',
    'The other figures are a list of terms: screen readers announce the label before the figure.',
  ],
};
