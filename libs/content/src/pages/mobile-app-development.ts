import { asked, headed, listed, titled } from '../facts.ts';
import type { ServicePage } from '../service-page.ts';

export const mobileAppDevelopment = {
  id: 'mobile-app-development',
  hero: headed('mobile-app-development:hero'),
  benefits: {
    title: 'mobile-app-development:benefits.title',
    quote: titled('mobile-app-development:benefits.quote'),
    items: listed('mobile-app-development:benefits.list', ['near', 'device', 'one']),
  },
  features: {
    title: 'mobile-app-development:features.title',
    items: [
      titled('mobile-app-development:features.platforms'),
      titled('mobile-app-development:features.miniProgram'),
      titled('mobile-app-development:features.offline'),
      titled('mobile-app-development:features.notifications'),
      titled('mobile-app-development:features.backend'),
      titled('mobile-app-development:features.stores'),
    ],
  },
  process: {
    title: 'mobile-app-development:process.title',
    items: [
      titled('mobile-app-development:process.discovery'),
      titled('mobile-app-development:process.prototype'),
      titled('mobile-app-development:process.design'),
      titled('mobile-app-development:process.development'),
      titled('mobile-app-development:process.release'),
      titled('mobile-app-development:process.support'),
    ],
  },
  technologies: listed('mobile-app-development:technologies', [
    'swift',
    'kotlin',
    'reactNative',
    'flutter',
    'typescript',
    'firebase',
    'miniProgram',
    'graphql',
    'sqlite',
  ]),
  industries: ['ecommerce', 'retail', 'healthcare', 'education', 'travel', 'logistics'],
  faq: [
    asked('mobile-app-development:faq.need'),
    asked('mobile-app-development:faq.one'),
    asked('mobile-app-development:faq.accounts'),
    asked('mobile-app-development:faq.updates'),
  ],
  related: [
    'system-development',
    'cloud-solutions',
    'other-development',
    'social-media-design',
    'one-stop-service',
  ],
  portfolio: ['market-stall'],
  close: {
    ...titled('mobile-app-development:close'),
    action: { label: 'common:actions.contactUs', href: '/contact' },
  },
} as const satisfies ServicePage;
