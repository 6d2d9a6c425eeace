import { createI18n, type Language } from '@studio/i18n';
import { readTranslations } from '@studio/i18n/files';
import { expect, it } from 'vitest';
import { enquirySubject } from './enquiry-subject.ts';
import { siteLanguages } from './languages.ts';
import { websiteHosting } from './pages/website-hosting.ts';

const locales = new URL('../locales/', import.meta.url);

function translator(language: Language) {
  const translations = readTranslations(locales, language, ['shell', 'common', 'contact', 'website-hosting']);
  const i18n = createI18n({ languages: siteLanguages, language, translations });
  return (key: string, values?: object) => i18n.t(key, { ...values });
}

it.each([
  ['?plan=booking', 'One-Stop Service, Booking plan'],
  ['?plan=booking&billing=yearly', 'One-Stop Service, Booking plan, billed yearly'],
  ['?plan=booking&billing=daily', 'One-Stop Service, Booking plan'],
  ['?service=website-hosting', 'Website hosting'],
  ['?plan=gold&billing=yearly', undefined],
])('the subject of %s is %s', (query, subject) => {
  expect(enquirySubject(query, translator('en'))).toBe(subject);
});

it.each(['en', 'zh-CN', 'zh-TW'] as const)(
  'each hosting plan has a subject with its name in %s',
  (language) => {
    const t = translator(language);
    for (const { href, title } of websiteHosting.pricing.packages)
      expect(enquirySubject(href.slice('/contact'.length), t)).toContain(t(title));
  },
);
