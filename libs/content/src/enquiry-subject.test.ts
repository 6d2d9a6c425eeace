import { createI18n, type Language } from '@studio/i18n';
import { readTranslations } from '@studio/i18n/files';
import { expect, it } from 'vitest';
import { enquirySubject } from './enquiry-subject.ts';
import { siteLanguages } from './languages.ts';
import { productPhotography } from './pages/product-photography.ts';
import { socialMediaDesign } from './pages/social-media-design.ts';
import { websiteHosting } from './pages/website-hosting.ts';

const services = [websiteHosting, productPhotography, socialMediaDesign];

const locales = new URL('../locales/', import.meta.url);

function translator(language: Language) {
  const namespaces = ['shell', 'common', 'contact', ...services.map(({ id }) => id)];
  const translations = readTranslations(locales, language, namespaces);
  const i18n = createI18n({ languages: siteLanguages, language, translations });
  return (key: string, values?: object) => i18n.t(key, { ...values });
}

it.each([
  ['?plan=booking', 'One-Stop Service, Booking plan'],
  ['?plan=booking&billing=yearly', 'One-Stop Service, Booking plan, billed yearly'],
  ['?plan=booking&billing=daily', 'One-Stop Service, Booking plan'],
  ['?service=custom-hosting', 'Custom hosting'],
  ['?plan=gold&billing=yearly', undefined],
])('the subject of %s is %s', (query, subject) => {
  expect(enquirySubject(query, translator('en'))).toBe(subject);
});

it.each(['en', 'zh-CN', 'zh-TW'] as const)(
  'the link of each package leads to a subject of its own with its name in %s',
  (language) => {
    const t = translator(language);
    const packages = services.flatMap(({ pricing }) => [...pricing.packages]);
    const subjects = packages.map(({ href }) => enquirySubject(href.slice('/contact'.length), t) ?? '');
    expect(packages.map(({ title }, index) => subjects[index]?.includes(t(title)))).toEqual(
      packages.map(() => true),
    );
    expect(new Set(subjects).size).toBe(packages.length);
  },
);
