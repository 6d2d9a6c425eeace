import { asked, headed, listed, titled } from '../facts.ts';
import type { ServicePage } from '../service-page.ts';

export const cloudSolutions = {
  id: 'cloud-solutions',
  hero: headed('cloud-solutions:hero'),
  benefits: {
    title: 'cloud-solutions:benefits.title',
    quote: titled('cloud-solutions:benefits.quote'),
    items: listed('cloud-solutions:benefits.list', ['bill', 'restore', 'place']),
  },
  features: {
    title: 'cloud-solutions:features.title',
    items: [
      titled('cloud-solutions:features.migration'),
      titled('cloud-solutions:features.infrastructure'),
      titled('cloud-solutions:features.monitoring'),
      titled('cloud-solutions:features.security'),
      titled('cloud-solutions:features.backups'),
      titled('cloud-solutions:features.costs'),
    ],
  },
  process: {
    title: 'cloud-solutions:process.title',
    items: [
      titled('cloud-solutions:process.assessment'),
      titled('cloud-solutions:process.planning'),
      titled('cloud-solutions:process.foundation'),
      titled('cloud-solutions:process.migration'),
      titled('cloud-solutions:process.optimization'),
      titled('cloud-solutions:process.operation'),
    ],
  },
  technologies: listed('cloud-solutions:technologies', [
    'aws',
    'azure',
    'googleCloud',
    'docker',
    'kubernetes',
    'terraform',
    'postgresql',
    'grafana',
    'cloudflare',
  ]),
  industries: ['ecommerce', 'finance', 'healthcare', 'education', 'realEstate', 'manufacturing'],
  faq: [
    asked('cloud-solutions:faq.canada'),
    asked('cloud-solutions:faq.downtime'),
    asked('cloud-solutions:faq.provider'),
    asked('cloud-solutions:faq.costs'),
  ],
  related: [
    'website-hosting',
    'system-development',
    'mobile-app-development',
    'other-development',
    'one-stop-service',
  ],
  portfolio: [],
  close: {
    ...titled('cloud-solutions:close'),
    action: { label: 'common:actions.contactUs', href: '/contact' },
  },
} as const satisfies ServicePage;
