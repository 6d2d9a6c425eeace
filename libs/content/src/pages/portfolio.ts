import { headed, titled, type Headed } from '../facts.ts';
import type { Closing, Page } from '../page.ts';
import { workFilters, workPath } from '../work-filters.ts';

/** The portfolio: all pieces of work. */
export const portfolio = {
  hero: headed('portfolio:hero'),
  filter: {
    label: 'portfolio:filter.label',
    all: 'portfolio:filter.all',
    options: workFilters.map(({ id }) => ({
      id,
      label: `portfolio:filter.${id}` as const,
      href: workPath(id),
    })),
  },
  empty: 'portfolio:empty',
  studies: { label: 'portfolio:studies', href: '/case-studies' },
  close: {
    ...titled('portfolio:close'),
    action: { label: 'common:actions.getStarted', href: '/contact' },
  },
} as const satisfies Page & {
  hero: Headed;
  close: Closing;
  [text: string]: unknown;
};
