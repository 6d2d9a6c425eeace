import { createI18n, isLanguage } from '@studio/i18n';
import { nextTask, readPageData, reloadOnce } from '@studio/site';
import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { loadPage } from './pages/load-page.ts';

/** Hydrates the document. Split into several tasks, so that a slow phone can respond to input between them. */
async function start(): Promise<void> {
  await nextTask();
  const { language, words, renderedAt } = readPageData();
  if (!isLanguage(language)) throw new Error(`The document has the unknown language "${language}".`);
  const i18n = createI18n(language, words);
  const firstPage = loadPage(i18n, language, location.pathname).catch(reloadOnce);

  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router firstPage={firstPage}>
          <App i18n={i18n} language={language} firstPage={firstPage} renderedAt={new Date(renderedAt)} />
        </Router>
      </StrictMode>,
    );
  });
}

interface RouterProps {
  firstPage: Promise<unknown>;
  children: ReactNode;
}

/**
 * Navigation renders at once, not in a transition, which would wait for each frame of an animation. Until the first page
 * is loaded it is a transition, so that React keeps the server-rendered HTML.
 */
function Router({ firstPage, children }: RouterProps) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void firstPage.then(() => {
      startTransition(() => {
        setLoaded(true);
      });
    });
  }, [firstPage]);
  return <BrowserRouter useTransitions={!isLoaded}>{children}</BrowserRouter>;
}

// Not awaited: the code of the pages imports this file, and a top-level await would delay it.
void start();
