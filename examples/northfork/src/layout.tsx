import { LocalizedLink, useLanguage, useTranslation } from '@studio/i18n';
import { Outlet, useSite, useYear } from '@studio/site';
import { Footer, LanguageMenu, LinkProvider, NavBar, SkipLink } from '@studio/ui';
import { Suspense } from 'react';
import { routes } from './facts.ts';
import { Logo } from './logo.tsx';

const [home, kitchens, pricing, contact] = routes;
const pages = [home, kitchens, pricing];

/** The page with its navigation and footer. */
export function Layout() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { path, languages, chooseLanguage } = useSite();
  const year = useYear();
  return (
    <LinkProvider link={LocalizedLink}>
      <SkipLink href="#content">{t('shell:skip')}</SkipLink>
      <NavBar
        name={t('shell:name')}
        logo={<Logo />}
        homeLabel={t('shell:home')}
        label={t('shell:navigation.label')}
        menuLabel={t('shell:navigation.menu')}
        links={pages.map((page) => ({
          label: t(page.name),
          href: page.path,
          current: path === page.path,
        }))}
        contact={{ label: t(contact.name), href: contact.path }}
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
          logo={<Logo />}
          about={t('shell:summary')}
          languages={{ label: t('shell:languages'), items: languages, value: language }}
          copyright={t('shell:copyright', { year })}
        />
      </Suspense>
    </LinkProvider>
  );
}
