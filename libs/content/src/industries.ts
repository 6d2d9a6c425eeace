import type { TranslationKey } from '@studio/i18n';

/** The industries that service pages list. */
export const industries = {
  ecommerce: 'common:industries.ecommerce',
  retail: 'common:industries.retail',
  finance: 'common:industries.finance',
  healthcare: 'common:industries.healthcare',
  education: 'common:industries.education',
  travel: 'common:industries.travel',
  realEstate: 'common:industries.realEstate',
  manufacturing: 'common:industries.manufacturing',
  logistics: 'common:industries.logistics',
} as const satisfies Record<string, TranslationKey>;

export type Industry = keyof typeof industries;
