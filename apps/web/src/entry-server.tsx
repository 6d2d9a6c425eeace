import { createI18n, isLanguage, languages as allLanguages, splitLanguage } from '@studio/i18n';
import type { SiteEntry } from '@studio/site';
import { renderDocument } from '@studio/site/server';
import { schemeScript } from '@studio/ui';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { factsOf } from './facts.ts';
import { drawnRoutes, routeAt } from './pages/index.ts';

export { themeColor } from './app.tsx';

export { contacts } from './contacts.ts';

export { outline } from './outline.ts';

export { sharePictures } from './share-pictures.ts';

export const languages: SiteEntry['languages'] = allLanguages.map(({ code }) => code);

export { origin } from './parts/origin.ts';

export const headScript = schemeScript;

export const hreflang: SiteEntry['hreflang'] = (code) =>
  allLanguages.find((language) => language.code === code)?.hreflang ?? code;

export const pages: SiteEntry['pages'] = drawnRoutes.map(({ id, path, words, ownWords, awake, indexed }) => ({
  path,
  indexed,
  words,
  wokenWith: awake ? ownWords : ['shell'],
  facts: factsOf(id),
}));

export const render: SiteEntry['render'] = async ({ path, language, words, drawnAt }) => {
  if (!isLanguage(language)) throw new Error(`The site does not speak "${language}".`);
  await routeAt(splitLanguage(path).path)?.loadWhole();
  return renderDocument(
    <StrictMode>
      <StaticRouter location={path}>
        <App i18n={createI18n(language, words)} drawnAt={drawnAt} />
      </StaticRouter>
    </StrictMode>,
  );
};
