import { useTranslation } from '@studio/i18n';
import { Frame } from '@studio/kit';
import { useSite, useYear } from '@studio/site';
import { Footer, LanguageMenu, NavBar } from '@studio/ui';
import { routes } from './facts.ts';
import { Logo } from './logo.tsx';

const [home, kitchens, pricing, contact] = routes;
const pages = [home, kitchens, pricing];

/** The page with its navigation and footer. */
export function Layout() {
  const { t } = useTranslation();
  const { path, language, languages, chooseLanguage } = useSite();
  const year = useYear();
  return (
    <Frame
      skipLabel={t('shell:skip')}
      header={
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
      }
      footer={
        <Footer
          name={t('shell:name')}
          logo={<Logo />}
          about={t('shell:summary')}
          languages={{ label: t('shell:languages'), items: languages, value: language }}
          copyright={t('shell:copyright', { year })}
        />
      }
    />
  );
}
