import { createI18n, isLanguage, rememberLanguage, splitLanguage } from '@studio/i18n';
import { readPageData } from '@studio/site';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadPage } from './app.tsx';

const { language, words, drawnAt } = readPageData();
if (!isLanguage(language)) throw new Error(`This page speaks "${language}", which the site does not know.`);
const i18n = createI18n(language, words);

const { prefix, path } = splitLanguage(location.pathname);
if (prefix) rememberLanguage(prefix);

await loadPage(path);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrowserRouter>
        <App i18n={i18n} drawnAt={new Date(drawnAt)} />
      </BrowserRouter>
    </StrictMode>,
  );
});
