import prices from '../../facts/prices.json' with { type: 'json' };
import { serviceEnquiry } from '../enquiries.ts';
import { headed, titled, type Section, type Titled } from '../facts.ts';
import type { PackageService } from '../package-service.ts';

export const websiteHosting = {
  id: 'website-hosting',
  hero: {
    ...headed('website-hosting:hero'),
    actions: [
      { label: 'common:actions.getStarted', href: '/contact' },
      { label: 'common:actions.viewPlans', href: '/services/website-hosting#pricing' },
    ],
  },
  overview: titled('website-hosting:overview'),
  pricing: {
    ...headed('website-hosting:pricing'),
    choose: 'website-hosting:pricing.choose',
    packages: [
      {
        id: 'basic',
        ...titled('website-hosting:pricing.basic'),
        href: serviceEnquiry('hosting-basic'),
        price: prices.hosting.basic,
        unit: 'common:price.perMonth',
        features: [
          { text: 'website-hosting:pricing.basic.features.sites', values: { count: 1 } },
          { text: 'website-hosting:pricing.basic.features.backups' },
          { text: 'website-hosting:pricing.basic.features.certificate' },
          { text: 'website-hosting:pricing.basic.features.support' },
        ],
      },
      {
        id: 'business',
        ...titled('website-hosting:pricing.business'),
        href: serviceEnquiry('hosting-business'),
        price: prices.hosting.business,
        unit: 'common:price.perMonth',
        popular: true,
        features: [
          { text: 'website-hosting:pricing.business.features.sites', values: { count: 3 } },
          { text: 'website-hosting:pricing.business.features.backups' },
          { text: 'website-hosting:pricing.business.features.updates' },
          { text: 'website-hosting:pricing.business.features.support' },
        ],
      },
      {
        id: 'premium',
        ...titled('website-hosting:pricing.premium'),
        href: serviceEnquiry('hosting-premium'),
        price: prices.hosting.premium,
        unit: 'common:price.perMonth',
        features: [
          { text: 'website-hosting:pricing.premium.features.sites', values: { count: 10 } },
          { text: 'website-hosting:pricing.premium.features.backups' },
          { text: 'website-hosting:pricing.premium.features.staging' },
          { text: 'website-hosting:pricing.premium.features.support' },
        ],
      },
    ],
  },
  custom: {
    ...titled('website-hosting:custom'),
    action: { label: 'common:actions.contactUs', href: serviceEnquiry('custom-hosting') },
  },
  benefits: {
    title: 'website-hosting:benefits.title',
    items: [
      titled('website-hosting:benefits.uptime'),
      titled('website-hosting:benefits.speed'),
      titled('website-hosting:benefits.security'),
      titled('website-hosting:benefits.backups'),
    ],
  },
  features: {
    title: 'website-hosting:features.title',
    items: [
      titled('website-hosting:features.security'),
      titled('website-hosting:features.performance'),
      titled('website-hosting:features.infrastructure'),
      titled('website-hosting:features.monitoring'),
      titled('website-hosting:features.backups'),
      titled('website-hosting:features.scalable'),
    ],
  },
  close: {
    ...titled('website-hosting:close'),
    action: { label: 'common:actions.contactUs', href: '/contact' },
  },
} as const satisfies PackageService & { benefits: Section<Titled>; features: Section<Titled> };
