import type { siteLanguages } from './languages.ts';
import type about from '../locales/en/about.json';
import type blog from '../locales/en/blog.json';
import type caseStudies from '../locales/en/case-studies.json';
import type cloudSolutions from '../locales/en/cloud-solutions.json';
import type common from '../locales/en/common.json';
import type consent from '../locales/en/consent.json';
import type contact from '../locales/en/contact.json';
import type faq from '../locales/en/faq.json';
import type home from '../locales/en/home.json';
import type linktree from '../locales/en/linktree.json';
import type mobileAppDevelopment from '../locales/en/mobile-app-development.json';
import type oneStopService from '../locales/en/one-stop-service.json';
import type otherDevelopment from '../locales/en/other-development.json';
import type portfolio from '../locales/en/portfolio.json';
import type privacyPolicy from '../locales/en/privacy-policy.json';
import type productPhotography from '../locales/en/product-photography.json';
import type samples from '../locales/en/samples.json';
import type search from '../locales/en/search.json';
import type services from '../locales/en/services.json';
import type shell from '../locales/en/shell.json';
import type sitemap from '../locales/en/sitemap.json';
import type socialMediaDesign from '../locales/en/social-media-design.json';
import type systemDevelopment from '../locales/en/system-development.json';
import type termsOfService from '../locales/en/terms-of-service.json';
import type websiteHosting from '../locales/en/website-hosting.json';

/** The English files define the keys. A test compares the other languages with them. */
interface Translations {
  /** Texts of the page shell, which are inlined in every document. */
  shell: typeof shell;
  /** Texts that several pages share, and those of the footer. */
  common: typeof common;
  about: typeof about;
  /** Texts of the pages of the blog. The posts themselves are in `posts`. */
  blog: typeof blog;
  /** Texts of the list of case studies, and of all pages of pieces. The pieces themselves are in `work`. */
  'case-studies': typeof caseStudies;
  'cloud-solutions': typeof cloudSolutions;
  /** Loaded separately, because it is only needed where analytics requires consent. */
  consent: typeof consent;
  contact: typeof contact;
  faq: typeof faq;
  home: typeof home;
  linktree: typeof linktree;
  'mobile-app-development': typeof mobileAppDevelopment;
  'one-stop-service': typeof oneStopService;
  'other-development': typeof otherDevelopment;
  portfolio: typeof portfolio;
  'privacy-policy': typeof privacyPolicy;
  'product-photography': typeof productPhotography;
  /** Words of the work samples, on the pages that show some. */
  samples: typeof samples;
  search: typeof search;
  services: typeof services;
  sitemap: typeof sitemap;
  'social-media-design': typeof socialMediaDesign;
  'system-development': typeof systemDevelopment;
  'terms-of-service': typeof termsOfService;
  'website-hosting': typeof websiteHosting;
}

declare module '@studio/i18n' {
  interface Register {
    language: (typeof siteLanguages)['fallbackLanguage'];
    translations: Translations;
  }
}
