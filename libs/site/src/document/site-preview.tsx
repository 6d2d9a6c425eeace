import { createWordLoader, type Language } from '@studio/i18n';
import type { i18n as I18n } from 'i18next';
import { useEffect, useMemo } from 'react';
import { noAnalytics } from '../analytics/analytics.ts';
import type { Site } from '../define-site.ts';
import { localeFile } from '../hydration/locale-file.ts';
import { createRoutes } from '../navigation/routes.ts';
import { SiteBody } from './site-root.tsx';
import { useVisitState } from '../navigation/use-visit-state.ts';

export interface SitePreviewProps {
  site: Site;
  i18n: I18n;
  language: Language;
  /** Called when the visitor chooses another language. */
  onLanguageChange?: (language: Language) => void;
}

const renderedAt = new Date();
const build = { origin: 'https://www.example.com', sharePictures: false, asksForConsent: false };

/** The content of a document, for Storybook and tests. Renders inside a router. */
export function SitePreview({ site, i18n, language, onLanguageChange }: SitePreviewProps) {
  const runtime = useMemo(
    () => ({
      site,
      routes: createRoutes(site),
      build,
      words: createWordLoader(i18n, localeFile),
      analytics: noAnalytics,
      renderedAt,
    }),
    [site, i18n],
  );
  const visit = useVisitState(runtime, i18n, language);
  useEffect(() => {
    if (visit.language !== language) onLanguageChange?.(visit.language);
  }, [visit.language, language, onLanguageChange]);
  return <SiteBody runtime={runtime} i18n={i18n} visit={visit} />;
}
