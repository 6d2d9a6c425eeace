import { company, sitemap } from '@studio/content';
import { createI18n, isLanguage, type WordKey } from '@studio/i18n';
import type { SiteEntry } from '@studio/site';

const { sections } = sitemap;

/** The outline for `llms.txt`, `security.txt` and the web manifests, with the pages grouped as on the sitemap page. */
export const outline: SiteEntry['outline'] = {
  namespaces: ['shell', 'common', 'sitemap'],
  describe: (language, words) => {
    if (!isLanguage(language)) throw new Error(`The site does not speak "${language}".`);
    const i18n = createI18n(language, words);
    const t = (key: WordKey) => i18n.t(key);
    return {
      name: t(company.name),
      shortName: t(company.shortName),
      summary: t(company.about),
      email: t(company.email),
      sections: sections.map(({ title, items }, index) => {
        // A page in several sections is listed in the last one.
        const later = sections.slice(index + 1).flatMap(({ items }) => items.map(({ href }) => href));
        const pages = items.flatMap(({ href, name }) =>
          href && !later.includes(href) ? [[href, t(name)] as const] : [],
        );
        return { title: t(title), pages: Object.fromEntries(pages) };
      }),
    };
  },
};
