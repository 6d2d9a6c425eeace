import type { TranslationKey } from '@studio/i18n';
import prices from '../../facts/prices.json' with { type: 'json' };
import { serviceEnquiry } from '../enquiries.ts';
import { headed, titled, type Section, type Titled } from '../facts.ts';
import type { PackageService } from '../package-service.ts';
import type { photographs } from '../samples/photographs.ts';

/** The number of products in the package for shops, and of the views of each. */
const setSize = 10;
const setViews = 3;

export const productPhotography = {
  id: 'product-photography',
  hero: { ...headed('product-photography:hero'), offer: 'product-photography:hero.offer' },
  values: { price: prices.photography.basic },
  overview: {
    ...titled('product-photography:overview'),
    actions: [
      { label: 'common:actions.getStarted', href: '/contact' },
      { label: 'common:actions.viewPlans', href: '/services/product-photography#pricing' },
    ],
    /** The question that each photograph answers, by the name of its file. */
    views: [
      { photograph: 'tea-scale', ...titled('product-photography:overview.views.scale') },
      { photograph: 'tea-front', ...titled('product-photography:overview.views.front') },
      { photograph: 'tea-back', ...titled('product-photography:overview.views.back') },
      { photograph: 'tea-lid', ...titled('product-photography:overview.views.lid') },
    ],
  },
  pricing: {
    ...headed('product-photography:pricing'),
    choose: 'common:actions.getStarted',
    packages: [
      {
        id: 'basic',
        ...titled('product-photography:pricing.basic'),
        href: serviceEnquiry('photography-basic'),
        price: prices.photography.basic,
        count: 3,
        unit: 'common:price.perProduct',
        features: [
          { text: 'product-photography:pricing.basic.features.views', values: { views: 3 } },
          { text: 'product-photography:pricing.basic.features.retouching' },
          { text: 'product-photography:pricing.basic.features.sizes' },
        ],
      },
      {
        id: 'premium',
        ...titled('product-photography:pricing.premium'),
        href: serviceEnquiry('photography-premium'),
        price: prices.photography.premium,
        count: 6,
        unit: 'common:price.perProduct',
        popular: true,
        features: [
          { text: 'product-photography:pricing.premium.features.views', values: { views: 6 } },
          { text: 'product-photography:pricing.premium.features.scene' },
          { text: 'product-photography:pricing.premium.features.retouching' },
          { text: 'product-photography:pricing.premium.features.sizes' },
        ],
      },
      {
        id: 'ecommerce',
        ...titled('product-photography:pricing.ecommerce'),
        href: serviceEnquiry('photography-ecommerce'),
        price: prices.photography.ecommerce,
        count: setSize * setViews,
        unit: 'product-photography:pricing.ecommerce.unit',
        values: { products: setSize },
        features: [
          {
            text: 'product-photography:pricing.ecommerce.features.products',
            values: { products: setSize, views: setViews },
          },
          { text: 'product-photography:pricing.ecommerce.features.style' },
          { text: 'product-photography:pricing.ecommerce.features.names' },
        ],
      },
    ],
  },
  custom: {
    ...titled('product-photography:custom'),
    action: { label: 'common:actions.requestQuote', href: serviceEnquiry('product-photography') },
  },
  benefits: {
    title: 'product-photography:benefits.title',
    items: [
      titled('product-photography:benefits.sales'),
      titled('product-photography:benefits.appearance'),
      titled('product-photography:benefits.visibility'),
      titled('product-photography:benefits.versatile'),
    ],
  },
  steps: {
    title: 'product-photography:steps.title',
    items: [
      titled('product-photography:steps.planning'),
      titled('product-photography:steps.shooting'),
      titled('product-photography:steps.editing'),
      titled('product-photography:steps.delivery'),
    ],
  },
  portfolio: ['tea-tin', 'four-products', 'desk'],
  close: {
    ...titled('product-photography:close'),
    action: { label: 'common:actions.contactUs', href: '/contact' },
  },
} as const satisfies PackageService & {
  hero: { offer: TranslationKey };
  overview: { views: readonly (Titled & { photograph: keyof typeof photographs })[] };
  benefits: Section<Titled>;
  steps: Section<Titled>;
};
