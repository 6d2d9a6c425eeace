import {
  chatLink,
  company,
  currency,
  listedPages,
  getOffers,
  profiles,
  getQuestions,
  reachable,
  services,
  type PageRoute,
} from '@studio/content';
import { defineSiteServer } from '@studio/site';
import { renderSVG } from 'uqr';
import { sharePicture } from './share-picture.ts';

/** The part of the site that only the build needs. */
export default defineSiteServer<PageRoute>({
  namespaces: ['common', 'sitemap'],

  describe: (t) => ({
    shortName: t(company.shortName),
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

  pageFacts({ id }, t) {
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

  sharePicture,
});

/** In the color of the name cards, with the quiet zone that scanners need. */
const qrCode = (url: string) => renderSVG(url, { border: 4, pixelSize: 1, blackColor: '#0d2329' });
