import { createI18n, isLanguage, loadWords, splitLanguage } from '@studio/i18n';
import { nextTask, readPageData, SiteRouter } from '@studio/site';
import { startTransition, StrictMode } from 'react';
import { App } from './app.tsx';
import { isReady, routeAt } from './pages/index.ts';

/** In several tasks, so that a press has a place between them on a slow phone. */
async function start(): Promise<void> {
  await nextTask();
  // It stands in this file too, but runs by itself: it takes as long as all the rest.
  const { hydrateRoot } = await import('react-dom/client');

  await nextTask();
  const { language, words, drawnAt } = readPageData();
  if (!isLanguage(language)) throw new Error(`This page speaks "${language}", which the site does not know.`);
  const i18n = createI18n(language, words);

  await nextTask();
  const route = routeAt(splitLanguage(location.pathname).path);
  // What stands in the address may change what the page shows: then it must not sleep, unless its code or words fail.
  if (route && (route.awake ?? location.search))
    await Promise.allSettled([route.load(), loadWords(i18n, language, route.ownWords)]);

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteRouter isReady={(pathname) => isReady(i18n, pathname)}>
          <App i18n={i18n} drawnAt={new Date(drawnAt)} />
        </SiteRouter>
      </StrictMode>,
    );
  });
}

// Not awaited: the code of the pages is linked to the file that this is in, and would wait for it to end.
void start();
