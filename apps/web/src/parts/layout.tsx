import { languages, localizePath, splitLanguage } from '@studio/i18n';
import { Footer, Header, SkipLink, Toaster } from '@studio/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Newsletter } from './newsletter.tsx';

/** What stands around every page. */
export function Layout({ drawnAt, children }: { drawnAt: Date; children: ReactNode }) {
  const { t, i18n } = useTranslation('common');
  const { path } = splitLanguage(useLocation().pathname);
  const year = useYear(drawnAt);
  return (
    <>
      <SkipLink href="#content">{t('site.skip')}</SkipLink>
      <Header name={t('company.name')} homeLabel={t('site.home')} />
      <main id="content">{children}</main>
      <Footer
        about={t('company.about')}
        newsletter={<Newsletter />}
        languagesLabel={t('site.languages')}
        languages={languages.map(({ code, nativeLabel }) => ({
          code,
          label: nativeLabel,
          href: localizePath(path, code),
        }))}
        language={i18n.language}
        copyright={t('footer.copyright', { year })}
      />
      <Toaster label={t('site.notices')} language={i18n.language} />
    </>
  );
}

/** First the year of the document, which the browser must repeat, then the year it is. */
function useYear(drawnAt: Date): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getUTCFullYear(),
    () => drawnAt.getUTCFullYear(),
  );
}

const neverChanges = () => () => undefined;
