import {
  chatLink,
  company,
  contacts,
  currency,
  listedPages,
  getNames,
  getOffers,
  profiles,
  getQuestions,
  isContentRoute,
  reachable,
  routes,
  services,
  workRedirects,
  type ContentRoute,
  type PageRoute,
  type RouteId,
} from '@studio/content';
import { defineSiteServer, type PageContent, type PageFacts, type Translate } from '@studio/site';
import type { PieceContent } from '@studio/site/collections';
import { renderSVG } from 'uqr';
import type { PostFields, WorkFields } from './collections.server.ts';
import { sharePicture } from './share-picture.ts';

/** The part of the site that only the build needs. */
export default defineSiteServer<PageRoute | ContentRoute>({
  namespaces: ['common', 'sitemap'],

  redirects: workRedirects(),

  describe: (t) => ({
    shortName: t(company.shortName),
    address: `${t(company.name)}, ${t(company.address)}`,
    sections: listedPages.map(({ title, pages }) => ({
      title: t(title),
      pages: Object.fromEntries(pages.map(({ path, name }) => [path, t(name)])),
    })),
    contacts: reachable(t).map(({ id, name, phone, wechat }) => ({
      id,
      name: t(name),
      phone: t(phone),
      company: t(company.name),
      email: t(company.email),
      link: wechat,
    })),
  }),

  organization: (t, origin) => ({
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
    sameAs: Object.values(profiles),
  }),

  pageFacts(route, t, content, image) {
    if (isContentRoute(route)) return contentFacts(route, t, content, image);
    const { id } = route;
    if (lists.includes(id)) return { page: { '@type': 'CollectionPage' } };
    const service = services.find((service) => service.id === id);
    // Elsewhere the questions are not the subject of the page, and search engines would show nothing of them.
    const questions = id === 'faq' ? getQuestions(id) : undefined;
    const mainEntity = questions?.map(({ question, answer, values }) => ({
      '@type': 'Question' as const,
      name: t(question, values),
      acceptedAnswer: { '@type': 'Answer' as const, text: t(answer, values) },
    }));
    const offers = getOffers(id)?.map(({ title, price, monthly }) => {
      const amount = { price, priceCurrency: currency };
      const month = { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' } as const;
      return {
        '@type': 'Offer' as const,
        name: t(title),
        ...amount,
        ...(monthly && { priceSpecification: month }),
      };
    });
    return {
      page: mainEntity
        ? { '@type': 'FAQPage', mainEntity }
        : { '@type': id === 'contact' ? 'ContactPage' : 'WebPage' },
      service: service && { name: t(service.name), areaServed: 'CA', ...(offers && { offers }) },
    };
  },

  files: (t, language) =>
    Object.fromEntries(
      reachable(t).map(({ id, phone }) => [
        `codes/${language}/${id}.svg`,
        // Apps that scan a code expect an encoded address.
        qrCode(new URL(chatLink(t(phone), t(company.chatMessage))).href),
      ]),
    ),

  search: (t) => [
    ...routes
      .filter(({ indexed }) => indexed)
      .map(({ id, name, title, description, values, path }) => ({
        kind: 'page',
        title: t(name),
        text: t(description, values),
        // Its address is English in every language, as some of what visitors type.
        keywords: [t(title, values), path, ...getNames(id).map((key) => t(key))].join(' '),
        path,
      })),
    ...routes.flatMap(({ id, path }) =>
      (getQuestions(id) ?? []).map(({ question, answer, values }) => ({
        kind: 'question',
        title: t(question, values),
        text: t(answer, values),
        // The id of the question on its page.
        path: `${path}#${question}`,
      })),
    ),
  ],

  sharePicture,
});

/** The pages that list what is made from files. */
const lists: readonly RouteId[] = ['portfolio', 'case-studies', 'blog'];

/** Structured data of a page that is made from files. */
function contentFacts({ id }: ContentRoute, t: Translate, content?: PageContent, image?: string): PageFacts {
  if (id === 'blog' || id === 'portfolio') return { page: { '@type': 'CollectionPage' } };
  const data = content?.data;
  // In a language that it does not have, the page is not the post, or the piece.
  if (!isPiece(data)) return { page: { '@type': 'WebPage' } };
  const { title, summary, date, updated = date } = data.fields;
  return {
    page: {
      '@type': 'WebPage',
      mainEntity: {
        '@type': typeOf(data.fields),
        headline: title,
        abstract: summary,
        ...(image && { image }),
        datePublished: date,
        dateModified: updated,
        inLanguage: data.language,
        ...authorOf(data.fields, t),
      },
    },
  };
}

const typeOf = (fields: PostFields | WorkFields) =>
  'author' in fields ? 'BlogPosting' : fields.study ? 'Article' : 'CreativeWork';

/** The author of a post. What is not a post is by the studio. */
function authorOf(fields: PostFields | WorkFields, t: Translate) {
  if (!('author' in fields)) return {};
  const author = contacts.find(({ id }) => id === fields.author);
  return author && { author: { '@type': 'Person' as const, name: t(author.name) } };
}

const isPiece = (data: unknown): data is PieceContent<PostFields | WorkFields> =>
  typeof data === 'object' && data !== null && 'nodes' in data;

/** In the color of the name cards, with the quiet zone that scanners need. */
const qrCode = (url: string) => renderSVG(url, { border: 4, pixelSize: 1, blackColor: '#0d2329' });
