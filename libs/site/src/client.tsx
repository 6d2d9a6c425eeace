import { createI18n } from '@studio/i18n';
import { startTransition, StrictMode, useEffect, useState, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { noAnalytics } from './analytics/analytics.ts';
import type { Analytics } from './analytics/service.ts';
import type { Site } from './define-site.ts';
import { createRuntime, type SiteBuild, type SiteRuntime } from './document/site-context.ts';
import { SiteRoot } from './document/site-root.tsx';
import { idlePart } from './hydration/idle-part.tsx';
import { readPageData } from './hydration/page-data.ts';
import { reloadOnce } from './navigation/reload-once.ts';
import { createRoutes } from './navigation/routes.ts';

export { createAnalytics } from './analytics/analytics.ts';

/** Yields to the browser, so that it can handle pending input first. */
const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

/** Hydrates the document. Split into several tasks, so that a slow phone can respond to input between them. */
export async function startSite(
  site: Site,
  build: SiteBuild,
  analytics: Analytics = noAnalytics,
): Promise<void> {
  await nextTask();
  const { language, translations } = readPageData();
  const { isLanguage } = site.languages;
  if (!isLanguage(language)) throw new Error(`The site has no language "${String(language)}".`);
  const i18n = createI18n({ languages: site.languages, language, translations });
  const created = createRuntime({ site, build, i18n, routes: createRoutes(site) });
  const initialLoad = created.load(language, created.routes.locate(location)).catch(reloadOnce);
  const { consent } = site;
  const runtime: SiteRuntime = {
    ...created,
    analytics,
    Consent: build.asksForConsent && consent ? idlePart(async () => (await consent()).default) : undefined,
    initialLoad,
  };

  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router initialLoad={initialLoad}>
          <SiteRoot runtime={runtime} language={language} />
        </Router>
      </StrictMode>,
    );
  });
}

/**
 * Navigation renders at once, not in a transition, which would wait for each frame of an animation. Until the first page
 * is loaded it is a transition, so that React keeps the server-rendered HTML.
 */
function Router({ initialLoad, children }: PropsWithChildren<{ initialLoad: Promise<unknown> }>) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void initialLoad.then(() => {
      startTransition(() => {
        setLoaded(true);
      });
    });
  }, [initialLoad]);
  return <BrowserRouter useTransitions={!isLoaded}>{children}</BrowserRouter>;
}
