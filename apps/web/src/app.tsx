import { redirects } from '@studio/content';
import { localizePath, LocalizedLink, splitLanguage } from '@studio/i18n';
import { SiteDocument } from '@studio/site';
import { LinkProvider } from '@studio/ui';
import type { i18n as I18n } from 'i18next';
import { memo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { routeAt } from './pages/index.ts';
import { useLanguage } from './parts/language.ts';
import { Layout } from './parts/layout.tsx';
import { PageWords } from './parts/page-words.tsx';
import { DrawnAt } from './parts/year.ts';

/** The lake of the hero, which lies under the browser's own frame. */
export const themeColor = '#0b2129';

export interface AppProps {
  i18n: I18n;
  /** When the document was drawn. */
  drawnAt: Date;
}

/** The whole site, from `<html>` down. The router around it knows where the visitor is. */
export function App({ i18n, drawnAt }: AppProps) {
  const language = useLanguage(i18n);
  return (
    <SiteDocument language={language} themeColor={themeColor}>
      <Site i18n={i18n} drawnAt={drawnAt} />
    </SiteDocument>
  );
}

/** All that is seen of it. Storybook draws it without the document, and chooses the language by its toolbar. */
export function Site({ i18n, drawnAt }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <LinkProvider link={LocalizedLink}>
        <DrawnAt value={drawnAt}>
          <Layout page={Page} />
        </DrawnAt>
      </LinkProvider>
    </I18nextProvider>
  );
}

const Page = memo(function Page({ pathname }: { pathname: string }) {
  const { prefix, path } = splitLanguage(pathname);
  const route = routeAt(path);
  if (route)
    return (
      <PageWords words={route.ownWords}>
        <route.Page />
      </PageWords>
    );
  const redirect = redirects.find(({ from }) => from === path);
  return <Navigate to={redirect ? localizePath(redirect.to, prefix) : '/'} replace />;
});
