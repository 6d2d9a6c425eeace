import type { TranslationKey } from '@studio/i18n';

/** The subjects that a link to the contact page can prefill: `/contact?service={id}`. */
export const enquiries = {
  'social-media': 'contact:subjects.social-media',
  'product-photography': 'contact:subjects.product-photography',
  'website-hosting': 'contact:subjects.website-hosting',
  'hosting-basic': 'contact:subjects.hosting-basic',
  'hosting-business': 'contact:subjects.hosting-business',
  'hosting-premium': 'contact:subjects.hosting-premium',
  'custom-hosting': 'contact:subjects.custom-hosting',
} as const satisfies Record<string, TranslationKey>;

export type Enquiry = keyof typeof enquiries;

export const serviceEnquiry = <E extends Enquiry>(id: E) => `/contact?service=${id}` as const;
