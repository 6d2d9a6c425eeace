import { createI18n, isLanguage, loadWords, splitLanguage } from '@studio/i18n';
import { readPageData } from '@studio/site';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { routeAt } from './pages/index.ts';

const { language, words, drawnAt } = readPageData();
if (!isLanguage(language)) throw new Error(`This page speaks "${language}", which the site does not know.`);
const i18n = createI18n(language, words);

const route = routeAt(splitLanguage(location.pathname).path);
// What stands in the address may change what the page shows: then it must not sleep, unless its code or words fail.
if (route && (route.awake ?? location.search))
  await Promise.allSettled([route.load(), loadWords(i18n, language, route.ownWords)]);

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
