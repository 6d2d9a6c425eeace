import { LanguageProvider, LocalizedLink, splitLanguage } from '@studio/i18n';
import { SiteDocument } from '@studio/site';
import { LinkProvider } from '@studio/ui';
import { Layout } from './parts/layout.tsx';
import { useSite, type SiteOptions, type SiteState } from './parts/site-state.ts';
import { RenderedAt } from './parts/year.ts';

/** The color of the deep hero, also used for the browser UI. */
export const themeColor = '#0b2129';

export interface AppProps extends SiteOptions, Pick<SiteProps, 'firstPage' | 'renderedAt'> {}

/** The whole document, from `<html>` down, inside a router. */
export function App({ i18n, language, firstPage, renderedAt }: AppProps) {
  const state = useSite({ i18n, language });
  return (
    <SiteDocument language={state.language} themeColor={themeColor}>
      <Site state={state} firstPage={firstPage} renderedAt={renderedAt} />
    </SiteDocument>
  );
}

export interface SiteProps {
  state: SiteState;
  /** Resolves when the code and words of the first page are loaded. Hydration of the page waits for it. */
  firstPage?: Promise<unknown> | undefined;
  /** When the document was rendered. */
  renderedAt: Date;
}

/** Everything inside `<body>`. Storybook renders it without the document. */
export function Site({ state, firstPage, renderedAt }: SiteProps) {
  const { i18n, language, location } = state;
  return (
    <LanguageProvider i18n={i18n} language={language} prefix={splitLanguage(location.pathname).prefix}>
      <LinkProvider link={LocalizedLink}>
        <RenderedAt value={renderedAt}>
          <Layout state={state} firstPage={firstPage} />
        </RenderedAt>
      </LinkProvider>
    </LanguageProvider>
  );
}
