import {
  cloudSolutions,
  company,
  faq,
  mobileAppDevelopment,
  oneStopService,
  otherDevelopment,
  plans,
  productPhotography,
  profiles,
  routeOf,
  services,
  socialMediaDesign,
  systemDevelopment,
  websiteHosting,
  type Package,
  type Question,
  type RouteId,
} from '@studio/content';
import { languages, localizePath, splitLanguage, type UsedWords } from '@studio/i18n';
import type { Company, StructuredData } from '@studio/site';
import type {
  BreadcrumbList,
  OfferLeaf,
  Question as AskedQuestion,
  ServiceLeaf,
  WebPage,
  WebSite,
} from 'schema-dts';
import { origin } from './origin.ts';

type Translate = UsedWords['t'];

interface Described {
  t: Translate;
  id: RouteId;
  title: string;
  description: string;
  /** The path of this document. */
  path: string;
  language: string;
}

const studioId = `${origin}/#studio`;
const siteId = `${origin}/#site`;
const currency = 'CAD';

// Functions, so that the client build can remove them together with their facts.

/** The questions of each FAQ page. */
const questions = (): Partial<Record<RouteId, readonly Question[]>> => ({
  faq: faq.items,
  'one-stop-service': oneStopService.faq.items,
  'system-development': systemDevelopment.faq,
  'mobile-app-development': mobileAppDevelopment.faq,
  'cloud-solutions': cloudSolutions.faq,
  'other-development': otherDevelopment.faq,
});

const packages = (): Partial<Record<RouteId, readonly Package[]>> => ({
  'social-media-design': socialMediaDesign.pricing.packages,
  'product-photography': productPhotography.pricing.packages,
  'website-hosting': websiteHosting.pricing.packages,
});

/** The studio, its site and one page in the vocabulary of schema.org. */
export function structuredData(page: Described): StructuredData {
  const isService = services.some(({ id }) => id === page.id);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      studio(page.t),
      site(page.t),
      pageItself(page),
      ...(isService ? [breadcrumbs(page), service(page)] : []),
    ],
  };
}

const studio = (t: Translate): Company => ({
  '@type': ['Organization', 'LocalBusiness'],
  '@id': studioId,
  name: t(company.name),
  url: origin,
  logo: `${origin}/touch-icon.png`,
  email: t(company.email),
  address: {
    '@type': 'PostalAddress',
    streetAddress: t(company.street),
    addressLocality: t(company.city),
    addressRegion: t(company.region),
    postalCode: t(company.postalCode),
    addressCountry: 'CA',
  },
  areaServed: 'CA',
  knowsLanguage: languages.map(({ hreflang }) => hreflang),
  sameAs: Object.values(profiles),
});

const site = (t: Translate): WebSite => ({
  '@type': 'WebSite',
  '@id': siteId,
  url: origin,
  name: t(company.name),
  inLanguage: languages.map(({ hreflang }) => hreflang),
  publisher: { '@id': studioId },
});

function pageItself({ t, id, title, description, path, language }: Described): WebPage {
  const asked = questions()[id];
  const facts = {
    url: origin + path,
    name: title,
    description,
    inLanguage: languages.find(({ code }) => code === language)?.hreflang ?? language,
    isPartOf: { '@id': siteId },
    about: { '@id': studioId },
  };
  if (asked) return { '@type': 'FAQPage', ...facts, mainEntity: asked.map((item) => answered(t, item)) };
  return { '@type': id === 'contact' ? 'ContactPage' : 'WebPage', ...facts };
}

const answered = (t: Translate, { question, answer, values }: Question): AskedQuestion => ({
  '@type': 'Question',
  name: t(question, values),
  acceptedAnswer: { '@type': 'Answer', text: t(answer, values) },
});

function breadcrumbs({ t, id, path }: Described): BreadcrumbList {
  const { prefix } = splitLanguage(path);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (['home', 'services', id] as const).map(routeOf).map((route, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: t(route.name),
      item: origin + localizePath(route.path, prefix),
    })),
  };
}

function service({ t, id, description, path }: Described): ServiceLeaf {
  const offers = id === 'one-stop-service' ? planOffers(t) : packages()[id]?.map((item) => offer(t, item));
  return {
    '@type': 'Service',
    name: t(routeOf(id).name),
    description,
    url: origin + path,
    provider: { '@id': studioId },
    areaServed: 'CA',
    ...(offers && { offers }),
  };
}

const offer = (t: Translate, { title, price }: Pick<Package, 'title' | 'price'>): OfferLeaf => ({
  '@type': 'Offer',
  name: t(title),
  price,
  priceCurrency: currency,
});

/** A plan without a price is not an offer. */
const planOffers = (t: Translate) =>
  plans.flatMap((plan) =>
    'monthlyPrice' in plan
      ? [
          {
            ...offer(t, { title: plan.title, price: plan.monthlyPrice }),
            priceSpecification: {
              '@type': 'UnitPriceSpecification' as const,
              price: plan.monthlyPrice,
              priceCurrency: currency,
              unitCode: 'MON',
            },
          },
        ]
      : [],
  );
