import { asked, headed, listed, titled } from '../facts.ts';
import type { ServicePage } from '../service-page.ts';

export const otherDevelopment = {
  id: 'other-development',
  hero: headed('other-development:hero'),
  benefits: {
    title: 'other-development:benefits.title',
    quote: titled('other-development:benefits.quote'),
    items: listed('other-development:benefits.list', ['small', 'both', 'notes']),
  },
  features: {
    title: 'other-development:features.title',
    items: [
      titled('other-development:features.development'),
      titled('other-development:features.integration'),
      titled('other-development:features.localization'),
      titled('other-development:features.maintenance'),
    ],
  },
  process: {
    title: 'other-development:process.title',
    items: [
      titled('other-development:process.discovery'),
      titled('other-development:process.planning'),
      titled('other-development:process.development'),
      titled('other-development:process.testing'),
      titled('other-development:process.deployment'),
      titled('other-development:process.support'),
    ],
  },
  technologies: listed('other-development:technologies', [
    'miniProgram',
    'reactNative',
    'flutter',
    'kotlin',
    'swift',
    'javascript',
    'typescript',
    'python',
    'java',
    'node',
    'rest',
    'graphql',
    'oauth',
    'firebase',
    'aws',
  ]),
  industries: [
    'ecommerce',
    'retail',
    'finance',
    'healthcare',
    'education',
    'travel',
    'realEstate',
    'manufacturing',
    'logistics',
  ],
  faq: [
    asked('other-development:faq.miniProgram'),
    asked('other-development:faq.development'),
    asked('other-development:faq.integration'),
    asked('other-development:faq.localization'),
  ],
  related: [
    'mobile-app-development',
    'system-development',
    'cloud-solutions',
    'website-hosting',
    'one-stop-service',
  ],
  portfolio: ['morning-mist'],
  close: {
    ...titled('other-development:close'),
    action: { label: 'common:actions.contactUs', href: '/contact' },
  },
} as const satisfies ServicePage;
