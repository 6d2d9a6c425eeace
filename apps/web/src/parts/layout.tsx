import { company, navigation, site } from '@studio/content';
import { isLanguage, languages, loadWords, localizePath, splitLanguage, useWords } from '@studio/i18n';
import { idlePart, laterPart, Stage, useVisit, type StageProps } from '@studio/site';
import { LanguageMenu, NavBar, SkipLink, Toaster, type NavBarGround } from '@studio/ui';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isReady, routeAt } from '../pages/index.ts';
import { analytics } from './analytics.ts';
import { useChooseLanguage } from './language.ts';
import { usePageViews } from './page-views.ts';

const Waiting = laterPart(async () => (await import('./waiting.tsx')).Waiting);
const SiteFooter = laterPart(async () => (await import('./site-footer.tsx')).SiteFooter);
const Consent =
  import.meta.env.VITE_ANALYTICS_CONSENT === 'ask' &&
  idlePart(async () => (await import('./consent.tsx')).Consent);

/** What stands around every page. */
export function Layout({ page }: Pick<StageProps, 'page'>) {
  const { t, language } = useWords();
  const path = pathOf(useLocation().pathname);
  usePageViews();

  return (
    <>
      <SkipLink href="#content">{t(site.skip)}</SkipLink>
      <BesidePage>
        <SiteNavigation path={path} ground={routeAt(path)?.ground ?? 'deep'} />
      </BesidePage>
      <main id="content">
        <Stage page={page} pageOf={pathOf} prepare={usePrepare()} />
      </main>
      <BesidePage>
        <SiteFooter />
      </BesidePage>
      <Waiting />
      <Toaster label={t(site.notices)} language={language} />
      {Consent && <Consent />}
    </>
  );
}

/** The list of links is a screen of its own, and known to be when it is shown. */
function BesidePage({ children }: { children: ReactNode }) {
  const { pathname } = useVisit().location;
  return routeAt(pathOf(pathname))?.id === 'linktree' ? null : children;
}

const pathOf = (pathname: string) => splitLanguage(pathname).path;

function SiteNavigation({ path, ground }: { path: string; ground: NavBarGround }) {
  const { t, language } = useWords();
  const choose = useChooseLanguage();
  return (
    <NavBar
      name={t(company.name)}
      homeLabel={t(site.home)}
      label={t(navigation.label)}
      links={navigation.links.map(({ name, path: href }) => ({
        label: t(name),
        href,
        current: href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`),
      }))}
      contact={{ label: t(navigation.contact.label), href: navigation.contact.href }}
      onContactClick={countContact}
      languageMenu={
        <LanguageMenu
          label={t(site.languages)}
          language={language}
          languages={languages.map(({ code, nativeLabel }) => ({
            code,
            label: nativeLabel,
            href: localizePath(path, code),
          }))}
          onChoose={choose}
        />
      }
      openLabel={t(navigation.open)}
      closeLabel={t(navigation.close)}
      over={ground}
    />
  );
}

const countContact = () => {
  analytics.click({ category: 'Navigation', action: 'Click', label: 'Contact' });
};

/** Fetches what the page behind a link needs. */
function usePrepare(): (pathname: string) => Promise<boolean> {
  const { i18n } = useTranslation();
  return useCallback(
    async (pathname) => {
      const { prefix, path } = splitLanguage(pathname);
      const route = routeAt(path);
      const language = prefix ?? i18n.language;
      if (!route || !isLanguage(language)) return false;
      await Promise.all([route.loadWhole(), loadWords(i18n, language, route.words)]);
      return isReady(i18n, pathname);
    },
    [i18n],
  );
}
