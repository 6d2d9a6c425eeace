import {
  chatLink,
  cloudSolutions,
  company,
  currency,
  faq,
  mobileAppDevelopment,
  oneStopService,
  otherDevelopment,
  plans,
  productPhotography,
  profiles,
  reachable,
  routeOf,
  services,
  sitemap,
  socialMediaDesign,
  systemDevelopment,
  websiteHosting,
  type Package,
  type PageRoute,
  type Question,
  type RouteId,
} from '@studio/content';
import { defineSiteServer, type OfferFacts, type SiteDescription, type Translate } from '@studio/site';
import { renderSVG } from 'uqr';
import { sharePicture } from './share-picture.ts';

/** The part of the site that only the build needs. */
export default defineSiteServer<PageRoute>({
  namespaces: ['common', 'sitemap'],

  describe: (t) => ({
    shortName: t(company.shortName),
    sections: pagesBySection(t),
    contacts: reachable(t).map(({ id, name, phone }) => ({
      id,
      name: t(name),
      phone: t(phone),
      company: t(company.name),
      email: t(company.email),
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

  pageFacts({ id }, t) {
    const service = services.find((service) => service.id === id);
    return {
      type: id === 'contact' ? 'ContactPage' : 'WebPage',
      questions: questions[id]?.map(({ question, answer, values }) => ({
        question: t(question, values),
        answer: t(answer, values),
      })),
      ...(service && {
        breadcrumbs: (['home', 'services', service.id] as const)
          .map(routeOf)
          .map(({ name, path }) => ({ name: t(name), path })),
        service: { name: t(service.name), areaServed: 'CA', offers: offers(service.id, t) },
      }),
    };
  },

  contentFiles: ({ id }) =>
    [`pages/${id}`, ...(sharedFacts[id] ?? [])].map((name) => `../../libs/content/src/${name}.ts`),

  files: (t, language) =>
    Object.fromEntries(
      reachable(t).map(({ id, phone }) => [
        `codes/${language}/${id}.svg`,
        qrCode(chatLink(t(phone), t(company.chatMessage))),
      ]),
    ),

  sharePicture,
});

/** The pages, grouped as on the sitemap page. A page in several sections is listed in the last one. */
const pagesBySection = (t: Translate): SiteDescription['sections'] =>
  sitemap.sections.map(({ title, items }, index) => {
    const later = sitemap.sections.slice(index + 1).flatMap(({ items }) => items.map(({ href }) => href));
    const pages = items.flatMap(({ href, name }) =>
      href && !later.includes(href) ? [[href, t(name)] as const] : [],
    );
    return { title: t(title), pages: Object.fromEntries(pages) };
  });

/** The questions of each FAQ page. */
const questions: Partial<Record<RouteId, readonly Question[]>> = {
  faq: faq.items,
  'one-stop-service': oneStopService.faq.items,
  'system-development': systemDevelopment.faq,
  'mobile-app-development': mobileAppDevelopment.faq,
  'cloud-solutions': cloudSolutions.faq,
  'other-development': otherDevelopment.faq,
};

const packages: Partial<Record<RouteId, readonly Package[]>> = {
  'social-media-design': socialMediaDesign.pricing.packages,
  'product-photography': productPhotography.pricing.packages,
  'website-hosting': websiteHosting.pricing.packages,
};

function offers(id: RouteId, t: Translate): OfferFacts[] | undefined {
  if (id !== 'one-stop-service')
    return packages[id]?.map(({ title, price }) => ({ name: t(title), price, currency }));
  // A plan without a price is not an offer.
  return plans.flatMap((plan) =>
    'monthlyPrice' in plan
      ? [{ name: t(plan.title), price: plan.monthlyPrice, currency, monthly: true }]
      : [],
  );
}

/** Facts of a page in files that it shares with other pages. */
const sharedFacts: Partial<Record<RouteId, readonly string[]>> = {
  'one-stop-service': ['plans'],
  services: ['services'],
};

/** In the color of the name cards, with the quiet zone that scanners need. */
const qrCode = (address: string) => renderSVG(address, { border: 4, pixelSize: 1, blackColor: '#0d2329' });
