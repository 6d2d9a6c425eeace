import { routes } from '@studio/content';
import { languages, localizePath, LocalizedLink } from '@studio/i18n';
import { SiteDocument } from '@studio/site';
import { LinkProvider } from '@studio/ui';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pages } from './pages/index.ts';
import { Layout } from './parts/layout.tsx';

const prefixes = [undefined, ...languages.map(({ code }) => code)];

export interface AppProps {
  i18n: I18n;
  /** When the document was drawn. */
  drawnAt: Date;
}

/** The whole site, from `<html>` down. The router around it knows where the visitor is. */
export function App({ i18n, drawnAt }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <LinkProvider link={LocalizedLink}>
        <SiteDocument language={i18n.language}>
          <Layout drawnAt={drawnAt}>
            <Routes>
              {routes.flatMap(({ id, path }) => {
                const { Page } = pages[id];
                return prefixes.map((prefix) => (
                  <Route key={`${id} ${prefix ?? ''}`} path={localizePath(path, prefix)} element={<Page />} />
                ));
              })}
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </Layout>
        </SiteDocument>
      </LinkProvider>
    </I18nextProvider>
  );
}

/** Fetches the code of the page at a path, so that it can be drawn at once. */
export async function loadPage(path: string): Promise<void> {
  const route = routes.find((candidate) => candidate.path === path);
  if (route) await pages[route.id].load();
}
