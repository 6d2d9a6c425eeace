import { languages, localizePath, splitLanguage } from '@studio/i18n';
import { PageHead } from '@studio/site';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** The address at which the site is published. */
const { origin } = new URL(import.meta.env.VITE_SITE_ORIGIN ?? 'https://www.example.com');

/** The head of a page: the site's name behind its title, and the same page in the other languages. */
export function Head({ title, description }: { title: string; description: string }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { path } = splitLanguage(pathname);
  return (
    <PageHead
      title={t('site.title', { title })}
      description={description}
      origin={origin}
      path={pathname}
      alternates={[
        ...languages.map(({ code, hreflang }) => ({ hreflang, path: localizePath(path, code) })),
        { hreflang: 'x-default', path },
      ]}
    />
  );
}
