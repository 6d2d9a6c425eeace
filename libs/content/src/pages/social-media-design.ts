import type { TranslationKey } from '@studio/i18n';
import { headed, titled, type Section, type Titled } from '../facts.ts';
import { revisionRounds } from '../figures.ts';
import prices from '../../facts/prices.json' with { type: 'json' };
import { serviceEnquiry } from '../enquiries.ts';
import type { PackageService } from '../package-service.ts';

export const socialMediaDesign = {
  id: 'social-media-design',
  values: { rounds: revisionRounds, price: prices.socialMedia.images },
  hero: { ...headed('social-media-design:hero'), offer: 'social-media-design:hero.offer' },
  overview: {
    ...titled('social-media-design:overview'),
    actions: [
      { label: 'common:actions.getStarted', href: '/contact' },
      { label: 'common:actions.learnMore', href: '/portfolio/service/social-media' },
    ],
  },
  pricing: {
    ...headed('social-media-design:pricing'),
    choose: 'common:actions.getStarted',
    packages: [
      {
        id: 'images',
        ...titled('social-media-design:pricing.images'),
        href: serviceEnquiry('social-media-images'),
        price: prices.socialMedia.images,
        unit: 'common:price.perProduct',
        features: [
          { text: 'social-media-design:pricing.images.features.sizes' },
          { text: 'social-media-design:pricing.images.features.copy' },
          { text: 'social-media-design:pricing.images.features.source' },
        ],
      },
      {
        id: 'videos',
        ...titled('social-media-design:pricing.videos'),
        href: serviceEnquiry('social-media-videos'),
        price: prices.socialMedia.videos,
        unit: 'social-media-design:pricing.videos.unit',
        features: [
          { text: 'social-media-design:pricing.videos.features.cut' },
          { text: 'social-media-design:pricing.videos.features.captions' },
          { text: 'social-media-design:pricing.videos.features.formats' },
        ],
      },
    ],
  },
  custom: {
    ...titled('social-media-design:bulk'),
    action: { label: 'common:actions.requestQuote', href: serviceEnquiry('social-media') },
  },
  benefits: {
    title: 'social-media-design:benefits.title',
    items: [
      titled('social-media-design:benefits.standOut'),
      titled('social-media-design:benefits.engagement'),
      titled('social-media-design:benefits.consistency'),
      titled('social-media-design:benefits.quick'),
    ],
  },
  steps: {
    title: 'social-media-design:steps.title',
    items: [
      titled('social-media-design:steps.discovery'),
      titled('social-media-design:steps.design'),
      { ...titled('social-media-design:steps.revisions'), values: { rounds: revisionRounds } },
      titled('social-media-design:steps.delivery'),
    ],
  },
  portfolio: ['loon-lake-posts', 'morning-mist-posts'],
  close: {
    ...titled('social-media-design:close'),
    action: { label: 'common:actions.contactUs', href: '/contact' },
  },
} as const satisfies PackageService & {
  hero: { offer: TranslationKey };
  benefits: Section<Titled>;
  steps: Section<Titled>;
};
