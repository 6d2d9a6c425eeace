import { createI18n, isLanguage, languages as allLanguages } from '@studio/i18n';
import type { SiteEntry } from '@studio/site';
import { renderDocument } from '@studio/site/server';
import { schemeScript } from '@studio/ui';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { factsOf } from './facts.ts';
import { findRoute, siteRoutes } from './pages/index.ts';

export { themeColor } from './app.tsx';

export { contacts } from './contacts.ts';

export { outline } from './outline.ts';

export { sharePictures } from './share-pictures.ts';

export const languages: SiteEntry['languages'] = allLanguages.map(({ code }) => code);

export { origin } from './parts/origin.ts';

export const headScript = schemeScript;

export const inlineNamespaces: SiteEntry['inlineNamespaces'] = ['shell'];

export const hreflang: SiteEntry['hreflang'] = (code) =>
  allLanguages.find((language) => language.code === code)?.hreflang ?? code;

export const pages: SiteEntry['pages'] = siteRoutes.map(({ id, path, namespaces, indexed }) => ({
  path,
  indexed,
  namespaces,
  module: `src/pages/${id}.tsx`,
  facts: factsOf(id),
}));

export const render: SiteEntry['render'] = async ({ path, language, words, renderedAt }) => {
  if (!isLanguage(language)) throw new Error(`The site has no language "${language}".`);
  await findRoute(path)?.load();
  return renderDocument(
    <StrictMode>
      <StaticRouter location={path}>
        <App i18n={createI18n(language, words)} language={language} renderedAt={renderedAt} />
      </StaticRouter>
    </StrictMode>,
  );
};
