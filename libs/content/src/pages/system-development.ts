import { asked, headed, listed, titled } from '../facts.ts';
import type { ServicePage } from '../service-page.ts';

export const systemDevelopment = {
  id: 'system-development',
  hero: headed('system-development:hero'),
  benefits: {
    title: 'system-development:benefits.title',
    quote: titled('system-development:benefits.quote'),
    items: listed('system-development:benefits.list', ['once', 'people', 'yours']),
  },
  features: {
    title: 'system-development:features.title',
    items: [
      titled('system-development:features.workflow'),
      titled('system-development:features.access'),
      titled('system-development:features.integration'),
      titled('system-development:features.reports'),
      titled('system-development:features.languages'),
      titled('system-development:features.devices'),
    ],
  },
  process: {
    title: 'system-development:process.title',
    items: [
      titled('system-development:process.discovery'),
      titled('system-development:process.planning'),
      titled('system-development:process.design'),
      titled('system-development:process.development'),
      titled('system-development:process.launch'),
      titled('system-development:process.support'),
    ],
  },
  technologies: listed('system-development:technologies', [
    'typescript',
    'react',
    'node',
    'python',
    'postgresql',
    'redis',
    'rest',
    'graphql',
    'docker',
  ]),
  industries: ['retail', 'finance', 'healthcare', 'education', 'manufacturing', 'logistics'],
  faq: [
    asked('system-development:faq.ready'),
    asked('system-development:faq.small'),
    asked('system-development:faq.data'),
    asked('system-development:faq.after'),
  ],
  related: [
    'cloud-solutions',
    'mobile-app-development',
    'other-development',
    'website-hosting',
    'one-stop-service',
  ],
  portfolio: ['order-desk'],
  close: {
    ...titled('system-development:close'),
    action: { label: 'common:actions.contactUs', href: '/contact' },
  },
} as const satisfies ServicePage;
