import { serviceEnquiry } from '../enquiries.ts';
import { headed, titled, type Section, type Titled } from '../facts.ts';
import type { PackageService } from '../package-service.ts';
import type { Feature } from '../page.ts';

/** The number of products in the package for shops. */
const setSize = 10;

export const productPhotography = {
  id: 'product-photography',
  hero: headed('product-photography:hero'),
  overview: {
    ...titled('product-photography:overview'),
    actions: [{ label: 'shell:actions.getStarted', href: '/contact' }],
  },
  pricing: {
    ...headed('product-photography:pricing'),
    action: { label: 'shell:actions.getStarted', href: serviceEnquiry('product-photography') },
    packages: [
      {
        id: 'basic',
        ...titled('product-photography:pricing.basic'),
        price: 50,
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
        price: 120,
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
        price: 400,
        unit: 'product-photography:pricing.ecommerce.unit',
        values: { products: setSize },
        features: [
          {
            text: 'product-photography:pricing.ecommerce.features.products',
            values: { products: setSize, views: 3 },
          },
          { text: 'product-photography:pricing.ecommerce.features.style' },
          { text: 'product-photography:pricing.ecommerce.features.names' },
        ],
      },
    ],
  },
  custom: {
    ...titled('product-photography:custom'),
    action: { label: 'shell:actions.requestQuote', href: serviceEnquiry('product-photography') },
  },
  benefits: {
    title: 'product-photography:benefits.title',
    items: [
      { icon: 'tag', ...titled('product-photography:benefits.sales') },
      { icon: 'sparkle', ...titled('product-photography:benefits.appearance') },
      { icon: 'search', ...titled('product-photography:benefits.visibility') },
      { icon: 'layers', ...titled('product-photography:benefits.versatile') },
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
  close: {
    ...titled('product-photography:close'),
    action: { label: 'shell:actions.contactUs', href: '/contact' },
  },
} as const satisfies PackageService & { benefits: Section<Feature>; steps: Section<Titled> };
