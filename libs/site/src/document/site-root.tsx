import { LanguageProvider, type Language } from '@studio/i18n';
import type { i18n as I18n } from 'i18next';
import { SiteDocument } from './document.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { RuntimeContext, VisitContext, type SiteRuntime, type Visit } from './site-context.ts';
import { useVisitState } from '../navigation/use-visit-state.ts';

export interface SiteRootProps {
  runtime: SiteRuntime;
  i18n: I18n;
  /** The language of the document. */
  language: Language;
}

/** The whole document, from `<html>` down, inside a router. */
export function SiteRoot({ runtime, i18n, language }: SiteRootProps) {
  const visit = useVisitState(runtime, i18n, language);
  return (
    <SiteDocument language={visit.language} themeColor={runtime.site.themeColor}>
      <SiteBody runtime={runtime} i18n={i18n} visit={visit} />
    </SiteDocument>
  );
}

export interface SiteBodyProps extends Omit<SiteRootProps, 'language'> {
  visit: Visit;
}

/** Everything inside `<body>`. */
export function SiteBody({ runtime, i18n, visit }: SiteBodyProps) {
  const { site, PageViews, Consent } = runtime;
  const { prefix } = site.languages.splitLanguage(visit.location.pathname);
  const Layout = site.layout;
  useHydrated('shell');
  return (
    <RuntimeContext value={runtime}>
      <VisitContext value={visit}>
        <LanguageProvider i18n={i18n} languages={site.languages} language={visit.language} prefix={prefix}>
          <Layout />
          {PageViews && <PageViews />}
          {Consent && <Consent />}
        </LanguageProvider>
      </VisitContext>
    </RuntimeContext>
  );
}
