import { isLanguage, languages as allLanguages, splitLanguage } from '@studio/i18n';
import type { SiteEntry } from '@studio/site';
import { renderDocument } from '@studio/site/server';
import { schemeScript } from '@studio/ui';
import { Article, type Words } from './article.tsx';

export { origin, themeColor } from './article.tsx';

export const languages: SiteEntry['languages'] = allLanguages.map(({ code }) => code);

export const headScript = schemeScript;

export const hreflang: SiteEntry['hreflang'] = (code) => code;

export const pages: SiteEntry['pages'] = Array.from({ length: pageCount }, (_, index) => ({
  path: index === 0 ? '/' : `/pages/${String(index)}`,
  namespaces: [`page-${String(index)}`],
}));

export const outline: SiteEntry['outline'] = {
  namespaces: [],
  describe: () => ({
    name: 'Growth',
    shortName: 'Growth',
    summary: 'A site that grows',
    email: 'growth@example.com',
    sections: [
      {
        title: 'Pages',
        pages: Object.fromEntries(pages.map(({ path, namespaces: [name = ''] }) => [path, name])),
      },
    ],
  }),
};

export const render: SiteEntry['render'] = ({ path: address, language, words }) => {
  if (!isLanguage(language)) throw new Error(`The site does not speak "${language}".`);
  const { path, prefix } = splitLanguage(address);
  // The benchmark writes the words, one file per page.
  const [own] = Object.values(words) as Words[];
  if (!own) throw new Error(`There are no words for ${address}.`);
  return renderDocument(
    <Article language={language} path={path} prefixed={prefix !== undefined} words={own} />,
  );
};
