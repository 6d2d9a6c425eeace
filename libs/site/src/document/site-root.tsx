import { isRightToLeft, LanguageProvider, type Language } from '@studio/i18n';
import { usePageViews } from '../analytics/use-page-views.ts';
import { useHydrated } from '../hydration/hydration.ts';
import { useVisit } from '../navigation/use-visit.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteContext, type SiteRuntime } from './site-context.ts';

/**
 * The whole document, inside a router. React renders it from `<html>` down, so `lang` always matches the language of the
 * text.
 */
export function SiteRoot({ runtime, language }: { runtime: SiteRuntime; language: Language }) {
  const current = useBody(runtime, language);
  return (
    // `useHydrated` adds an attribute that the server does not render.
    <html
      lang={current.language}
      dir={isRightToLeft(current.language) ? 'rtl' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={runtime.site.themeColor} />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <link rel="manifest" href={`/${current.language}.webmanifest`} />
      </head>
      <body>
        <ErrorBoundary>{current.body}</ErrorBoundary>
      </body>
    </html>
  );
}

/** Returns the current language and everything inside `<body>`. */
export function useBody(runtime: SiteRuntime, documentLanguage: Language) {
  const { language, ...state } = useVisit(runtime, documentLanguage);
  const { site, i18n, analytics, Consent } = runtime;
  useHydrated('shell');
  usePageViews(analytics, state.place);
  const body = (
    <SiteContext value={state}>
      <LanguageProvider
        i18n={i18n}
        languages={site.languages}
        language={language}
        prefix={state.place.prefix}
      >
        <site.layout />
        {Consent && <Consent />}
      </LanguageProvider>
    </SiteContext>
  );
  return { language, body };
}
