import { LocalizedLink, useLanguage, useTranslation } from '@studio/i18n';
import { Outlet, useSite, useYear } from '@studio/site';
import { Footer, LanguageMenu, LinkProvider, NavBar, SkipLink } from '@studio/ui';
import { Suspense } from 'react';
import { pages } from './facts.ts';

const logo = <img src="/icon.svg" alt="" width="32" height="32" />;

/** What surrounds each page: its navigation and footer. */
export function Layout() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { path, languages, chooseLanguage } = useSite();
  const year = useYear();
  const links = pages.map((page) => ({ label: t(page.name), href: page.path, current: path === page.path }));
  return (
    <LinkProvider link={LocalizedLink}>
      <SkipLink href="#content">{t('shell:skip')}</SkipLink>
      <NavBar
        name={t('shell:name')}
        logo={logo}
        homeLabel={t('shell:home')}
        label={t('shell:navigation.label')}
        menuLabel={t('shell:navigation.menu')}
        links={links.filter(({ href }) => href !== '/__target__')}
        contact={{ label: t('shell:pages.__action__'), href: '/__target__' }}
        languageMenu={
          <LanguageMenu
            label={t('shell:languages')}
            value={language}
            languages={languages}
            onValueChange={chooseLanguage}
          />
        }
        openLabel={t('shell:navigation.open')}
        closeLabel={t('shell:navigation.close')}
      />
      <Suspense>
        <main id="content">
          <Outlet />
        </main>
        <Footer
          name={t('shell:name')}
          logo={logo}
          about={t('shell:summary')}
          languages={{ label: t('shell:languages'), items: languages, value: language }}
          copyright={t('shell:copyright', { year })}
        />
      </Suspense>
    </LinkProvider>
  );
}
