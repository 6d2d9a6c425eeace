import type { Language, Languages } from '@studio/i18n';
import type {
  LocalBusiness,
  LocalBusinessLeaf,
  MergeLeafTypes,
  OrganizationLeaf,
  ServiceLeaf,
  Thing,
  WebPage,
} from 'schema-dts';

/** A company that is both an `Organization` and a `LocalBusiness`. */
type Company = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** The organization behind a site. */
type Organization = Omit<Company, '@type'> & {
  '@type': Company['@type'] | Exclude<LocalBusiness, string>['@type'];
};

/** Structured data of a page, in the schema.org vocabulary. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': readonly (Thing | Organization)[];
}

/** The properties of the organization behind the site. The engine adds its name, URL and languages. */
export type OrganizationFacts = Omit<Company, '@type' | '@id' | 'name' | 'url' | 'knowsLanguage'> & {
  /** A more specific type, such as `LodgingBusiness`. @default both `Organization` and `LocalBusiness` */
  '@type'?: Exclude<LocalBusiness, string>['@type'];
};

/** Structured data of a page, besides its title, description and URL. */
export interface PageFacts {
  /** The type of the page, and properties of that type. @default { '@type': 'WebPage' } */
  page?: WebPage;
  /** What the page is about, of any type of schema.org, such as an `Article`, an `Event` or a `HotelRoom`. */
  things?: readonly Thing[] | undefined;
  /** The service that the page describes. */
  service?:
    ({ name: string } & Omit<ServiceLeaf, '@type' | 'name' | 'description' | 'url' | 'provider'>) | undefined;
}

interface DescribedPage extends PageFacts {
  title: string;
  description: string;
  /** The path of this document. */
  path: string;
  language: Language;
  origin: string;
  /** The name of the site. */
  name: string;
  languages: Languages;
  /** The pages from the home page to this page. */
  breadcrumbs: readonly { name: string; path: string }[];
  organization: OrganizationFacts;
}

/** Describes the organization, its site and one page. */
export function structuredData(described: DescribedPage): StructuredData {
  const { origin, path, name, description, language, breadcrumbs, service, things = [] } = described;
  const { languages, splitLanguage, localizePath } = described.languages;
  const organization = { '@id': `${origin}/#organization` };
  const site = { '@id': `${origin}/#site` };
  const hreflangs = languages.map(({ hreflang }) => hreflang);
  const graph: (Thing | Organization)[] = [
    {
      '@type': ['Organization', 'LocalBusiness'],
      ...organization,
      name,
      url: origin,
      ...described.organization,
      knowsLanguage: hreflangs,
    },
    { '@type': 'WebSite', ...site, url: origin, name, inLanguage: hreflangs, publisher: organization },
    {
      '@type': 'WebPage',
      url: origin + path,
      name: described.title,
      description,
      inLanguage: languages.find(({ code }) => code === language)?.hreflang ?? language,
      isPartOf: site,
      about: organization,
      ...described.page,
    },
  ];
  // A page directly below the home page needs no breadcrumbs.
  if (breadcrumbs.length > 2)
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        item: origin + localizePath(item.path, splitLanguage(path).prefix),
      })),
    });
  if (service)
    graph.push({ '@type': 'Service', description, url: origin + path, provider: organization, ...service });
  return { '@context': 'https://schema.org', '@graph': [...graph, ...things] };
}
