import type { I18n, Language } from '@studio/i18n';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Site } from '../define-site.ts';
import { reloadOnce } from '../navigation/reload-once.ts';
import { createRoutes } from '../navigation/routes.ts';
import { createRuntime } from './site-context.ts';
import { useBody } from './site-root.tsx';

interface SitePreviewProps {
  site: Site;
  i18n: I18n;
  language: Language;
  /** Called when the visitor chooses another language. */
  onLanguageChange?: (language: Language) => void;
}

const build = {
  origin: 'https://www.example.com',
  sharePictures: false,
  asksForConsent: false,
  year: new Date().getUTCFullYear(),
};

/** The content of a document, for Storybook and tests. Renders inside a router. */
export function SitePreview({ site, i18n, language: initial, onLanguageChange }: SitePreviewProps) {
  const location = useLocation();
  const [runtime] = useState(() => {
    const created = createRuntime({ site, build, i18n, routes: createRoutes(site) });
    const first = created.routes.locate(location);
    return { ...created, initialLoad: created.load(initial, first).catch(reloadOnce) };
  });
  const { language, body } = useBody(runtime, initial);
  useEffect(() => {
    if (language !== initial) onLanguageChange?.(language);
  }, [language, initial, onLanguageChange]);
  return body;
}
