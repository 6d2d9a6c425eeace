import { headed, legalSection, titled } from '../facts.ts';
import { backupMonths, legalDate, minimumAge } from '../figures.ts';
import type { LegalPage } from '../page.ts';

export const termsOfService = {
  values: { date: legalDate, age: minimumAge, months: backupMonths },
  hero: { ...headed('terms-of-service:hero'), updated: 'terms-of-service:hero.updated' },
  highlights: {
    title: 'terms-of-service:highlights.title',
    items: [
      titled('terms-of-service:highlights.age'),
      titled('terms-of-service:highlights.property'),
      titled('terms-of-service:highlights.agreements'),
      titled('terms-of-service:highlights.law'),
    ],
  },
  full: 'terms-of-service:full',
  sections: [
    legalSection('terms-of-service:sections.acceptance', ['scope', 'changes']),
    legalSection('terms-of-service:sections.age', ['age']),
    legalSection('terms-of-service:sections.agreements', ['agreement', 'prevails']),
    legalSection('terms-of-service:sections.payment', ['prices', 'late']),
    legalSection('terms-of-service:sections.property', ['licence', 'yours']),
    legalSection('terms-of-service:sections.cancellation', ['end', 'backup']),
    legalSection('terms-of-service:sections.liability', ['backups', 'limits']),
    legalSection('terms-of-service:sections.law', ['use', 'law', 'valid']),
  ],
  contact: {
    ...titled('terms-of-service:contact'),
    action: { label: 'common:actions.contactUs', href: '/contact' },
  },
} as const satisfies LegalPage;
