import type { TranslationKey } from '@studio/i18n';
import type { Headed } from './facts.ts';
import type { Action } from './page.ts';

/** The grounds of the pictures of pieces of work: colors that belong to the samples. */
export const workGrounds = ['none', 'water', 'honey', 'moss', 'flour', 'mint', 'dusk'] as const;

/** How pieces of work are named wherever they are shown. */
export const work = {
  title: 'common:work.title',
  lead: 'common:work.lead',
  sample: 'common:work.sample',
  draft: 'common:work.draft',
  all: { label: 'common:work.all', href: '/portfolio' },
} as const satisfies Headed & {
  sample: TranslationKey;
  draft: TranslationKey;
  all: Action;
};
