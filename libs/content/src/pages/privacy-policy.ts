import { headed, legalSection, titled } from '../facts.ts';
import { legalDate, privacyAnswerDays } from '../figures.ts';
import type { LegalPage } from '../page.ts';

export const privacyPolicy = {
  values: { date: legalDate, days: privacyAnswerDays },
  hero: { ...headed('privacy-policy:hero'), updated: 'privacy-policy:hero.updated' },
  highlights: {
    title: 'privacy-policy:highlights.title',
    items: [
      titled('privacy-policy:highlights.sale'),
      titled('privacy-policy:highlights.marketing'),
      titled('privacy-policy:highlights.cookies'),
      titled('privacy-policy:highlights.rights'),
    ],
  },
  full: 'privacy-policy:full',
  sections: [
    legalSection('privacy-policy:sections.introduction', ['who', 'agree']),
    legalSection('privacy-policy:sections.collected', ['form', 'newsletter']),
    legalSection('privacy-policy:sections.automatic', ['cookies', 'tracking', 'logs']),
    legalSection('privacy-policy:sections.use', ['answer', 'marketing']),
    legalSection('privacy-policy:sections.sharing', ['sale', 'place']),
    legalSection('privacy-policy:sections.contact', ['rights', 'write']),
  ],
  contact: {
    ...titled('privacy-policy:contact'),
    action: { label: 'common:actions.contactUs', href: '/contact' },
  },
} as const satisfies LegalPage;
