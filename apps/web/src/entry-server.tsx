import { routes } from '@studio/content';
import { createI18n, isLanguage, languages as allLanguages, splitLanguage } from '@studio/i18n';
import type { SiteEntry } from '@studio/site';
import { renderDocument } from '@studio/site/server';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App, loadPage } from './app.tsx';

export const languages: SiteEntry['languages'] = allLanguages.map(({ code }) => code);

export const pages: SiteEntry['pages'] = routes;

export const render: SiteEntry['render'] = async ({ path, language, words, drawnAt }) => {
  if (!isLanguage(language)) throw new Error(`The site does not speak "${language}".`);
  await loadPage(splitLanguage(path).path);
  return renderDocument(
    <StrictMode>
      <StaticRouter location={path}>
        <App i18n={createI18n(language, words)} drawnAt={drawnAt} />
      </StaticRouter>
    </StrictMode>,
  );
};
