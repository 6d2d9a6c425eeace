import { useTranslation } from '@studio/i18n';
import { Frame } from '@studio/kit';
import { useSite, useYear } from '@studio/site';
import { Footer, LanguageMenu, NavBar } from '@studio/ui';
import { pages } from './facts.ts';

const logo = <img src="/icon.svg" alt="" width="32" height="32" />;

/** What surrounds each page: its navigation and footer. */
export function Layout() {
  const { t } = useTranslation();
  const { path, language, languages, chooseLanguage } = useSite();
  const year = useYear();
  const links = pages.map((page) => ({ label: t(page.name), href: page.path, current: path === page.path }));
  return (
    <Frame
      skipLabel={t('shell:skip')}
      header={
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
          languages={{
            label: t('shell:languages'),
            value: language,
            languages,
            onValueChange: chooseLanguage,
          }}
          openLabel={t('shell:navigation.open')}
          closeLabel={t('shell:navigation.close')}
        />
      }
      footer={
        <Footer
          name={t('shell:name')}
          logo={logo}
          about={t('shell:summary')}
          languages={{ label: t('shell:languages'), items: languages, value: language }}
          copyright={t('shell:copyright', { year })}
        />
      }
    />
  );
}
