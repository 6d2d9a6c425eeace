import type { TranslationKey } from '@studio/i18n';

/** The subjects that a link to the contact page can prefill: `/contact?service={id}`. */
export const enquiries = {
  'social-media': 'contact:subjects.social-media',
  'social-media-images': 'contact:subjects.social-media-images',
  'social-media-videos': 'contact:subjects.social-media-videos',
  'product-photography': 'contact:subjects.product-photography',
  'photography-basic': 'contact:subjects.photography-basic',
  'photography-premium': 'contact:subjects.photography-premium',
  'photography-ecommerce': 'contact:subjects.photography-ecommerce',
  'hosting-basic': 'contact:subjects.hosting-basic',
  'hosting-business': 'contact:subjects.hosting-business',
  'hosting-premium': 'contact:subjects.hosting-premium',
  'custom-hosting': 'contact:subjects.custom-hosting',
} as const satisfies Record<string, TranslationKey>;

export type Enquiry = keyof typeof enquiries;

export const serviceEnquiry = <E extends Enquiry>(id: E) => `/contact?service=${id}` as const;
