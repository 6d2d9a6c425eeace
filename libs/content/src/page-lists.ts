import type { TranslationKey } from '@studio/i18n';
import type { Question } from './facts.ts';
import { industries } from './industries.ts';
import type { Package } from './package-service.ts';
import { cloudSolutions } from './pages/cloud-solutions.ts';
import { faq } from './pages/faq.ts';
import { mobileAppDevelopment } from './pages/mobile-app-development.ts';
import { oneStopService } from './pages/one-stop-service.ts';
import { otherDevelopment } from './pages/other-development.ts';
import { productPhotography } from './pages/product-photography.ts';
import { sitemap } from './pages/sitemap.ts';
import { socialMediaDesign } from './pages/social-media-design.ts';
import { systemDevelopment } from './pages/system-development.ts';
import { websiteHosting } from './pages/website-hosting.ts';
import { plans } from './plans.ts';
import type { Path, RouteId } from './routes.ts';
import type { ServicePage } from './service-page.ts';

/** A product with a price. */
export interface Offer {
  title: TranslationKey;
  price: number;
  /** Whether the price is per month. */
  monthly?: boolean;
}

const questions: Partial<Record<RouteId, readonly Question[]>> = {
  faq: faq.items,
  'one-stop-service': oneStopService.faq.items,
  'system-development': systemDevelopment.faq,
  'mobile-app-development': mobileAppDevelopment.faq,
  'cloud-solutions': cloudSolutions.faq,
  'other-development': otherDevelopment.faq,
};

/** Returns the FAQ of a page, if it has one. */
export const getQuestions = (id: RouteId) => questions[id];

const quotedServices: readonly ServicePage[] = [
  systemDevelopment,
  mobileAppDevelopment,
  cloudSolutions,
  otherDevelopment,
];

/** Returns the technologies and the industries that a page names. */
export const getNames = (id: RouteId): readonly TranslationKey[] =>
  quotedServices
    .filter((service) => service.id === id)
    .flatMap((service) => [...service.technologies, ...service.industries.map((name) => industries[name])]);

const packages: Partial<Record<RouteId, readonly Package[]>> = {
  'social-media-design': socialMediaDesign.pricing.packages,
  'product-photography': productPhotography.pricing.packages,
  'website-hosting': websiteHosting.pricing.packages,
};

/** Returns the products with a price on a page, if it has any. Plans without a price are left out. */
export function getOffers(id: RouteId): readonly Offer[] | undefined {
  if (id !== 'one-stop-service')
    return packages[id]?.map(({ title, price, unit }) => ({
      title,
      price,
      monthly: unit === 'common:price.perMonth',
    }));
  return plans.flatMap((plan) =>
    'monthlyPrice' in plan ? [{ title: plan.title, price: plan.monthlyPrice, monthly: true }] : [],
  );
}

interface PageList {
  title: TranslationKey;
  pages: readonly { path: Path; name: TranslationKey }[];
}

/** The pages, grouped like on the sitemap page. A page of several groups is only in the last of them. */
export const listedPages: readonly PageList[] = sitemap.sections.map(({ title, items }, index) => {
  const later = sitemap.sections.slice(index + 1).flatMap(({ items }) => items.map(({ href }) => href));
  return {
    title,
    pages: items.flatMap(({ href, name }) => (!later.includes(href) ? [{ path: href, name }] : [])),
  };
});
