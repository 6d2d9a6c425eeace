import type { Language, Languages } from '@studio/i18n';
import type {
  BreadcrumbList,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OfferLeaf,
  OrganizationLeaf,
  Question,
  ServiceLeaf,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';

/** A company that is both an `Organization` and a `LocalBusiness`. */
type Company = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** Structured data of a page, in the schema.org vocabulary. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': readonly (Thing | Company)[];
}

/** The properties of the organization behind the site. The engine adds its name, URL and languages. */
export type OrganizationFacts = Omit<Company, '@type' | '@id' | 'name' | 'url' | 'knowsLanguage'>;

export interface OfferFacts {
  name: string;
  price: number;
  /** The ISO 4217 code. */
  currency: string;
  /** Whether the price is for a month. @default false */
  monthly?: boolean;
}

/** Structured data of a page, besides its title and description. */
export interface PageFacts {
  /** @default WebPage, or FAQPage if there are questions */
  type?: 'WebPage' | 'ContactPage' | 'AboutPage' | 'CollectionPage';
  questions?: readonly { question: string; answer: string }[] | undefined;
  service?: { name: string; areaServed?: string; offers?: readonly OfferFacts[] | undefined } | undefined;
}

interface Breadcrumb {
  name: string;
  path: string;
}

interface DescribedPage {
  title: string;
  description: string;
  /** The path of this document. */
  path: string;
  language: Language;
  origin: string;
  /** The name of the site. */
  name: string;
}

interface Facts {
  languages: Languages;
  /** The pages from the home page to this page. */
  breadcrumbs: readonly Breadcrumb[];
  organization: OrganizationFacts;
  page: PageFacts;
}

/** Describes the organization, its site and one page. */
export function structuredData(page: DescribedPage, facts: Facts): StructuredData {
  const { origin, name } = page;
  const ids = { organization: `${origin}/#organization`, site: `${origin}/#site` };
  const hreflangs = facts.languages.languages.map(({ hreflang }) => hreflang);
  const organization: Company = {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': ids.organization,
    name,
    url: origin,
    ...facts.organization,
    knowsLanguage: hreflangs,
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': ids.site,
    url: origin,
    name,
    inLanguage: hreflangs,
    publisher: { '@id': ids.organization },
  };
  const { service } = facts.page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      site,
      webPage(page, facts, ids),
      // A page directly below the home page needs none.
      ...(facts.breadcrumbs.length > 2 ? [breadcrumbList(page, facts)] : []),
      ...(service ? [describeService(page, service, ids.organization)] : []),
    ],
  };
}

function webPage(
  { origin, path, title, description, language }: DescribedPage,
  { languages, page }: Facts,
  ids: { organization: string; site: string },
): WebPage {
  const facts = {
    url: origin + path,
    name: title,
    description,
    inLanguage: languages.languages.find(({ code }) => code === language)?.hreflang ?? language,
    isPartOf: { '@id': ids.site },
    about: { '@id': ids.organization },
  };
  const { type = 'WebPage', questions } = page;
  if (!questions) return { '@type': type, ...facts };
  const mainEntity = questions.map(({ question, answer }): Question => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', ...facts, mainEntity };
}

function breadcrumbList(
  { origin, path }: DescribedPage,
  { breadcrumbs, languages: { splitLanguage, localizePath } }: Facts,
): BreadcrumbList {
  const { prefix } = splitLanguage(path);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: origin + localizePath(item.path, prefix),
    })),
  };
}

function describeService(
  { origin, path, description }: DescribedPage,
  { name, areaServed, offers }: NonNullable<PageFacts['service']>,
  organization: string,
): ServiceLeaf {
  return {
    '@type': 'Service',
    name,
    description,
    url: origin + path,
    provider: { '@id': organization },
    ...(areaServed && { areaServed }),
    ...(offers && { offers: offers.map(describeOffer) }),
  };
}

const describeOffer = ({ name, price, currency, monthly }: OfferFacts): OfferLeaf => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency: currency,
  ...(monthly && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      unitCode: 'MON',
    },
  }),
});
