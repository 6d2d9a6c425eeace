import { company, site } from '@studio/content';
import { languages, localizePath, splitLanguage, useWords } from '@studio/i18n';
import { PageHead, sharePicturePath, sharePictureSize } from '@studio/site';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../pages/index.ts';
import { origin } from './origin.ts';
import { structuredData } from './structured-data.ts';

interface HeadProps {
  title: string;
  description: string;
}

/** Returns the Open Graph locale of a language. */
const localeOf = (language: string) => (language === 'en' ? 'en_CA' : language.replace('-', '_'));

/** The metadata of a page: its title with the site name, and links to its translations. */
export function Head({ title, description }: HeadProps) {
  const { t, language } = useWords();
  const { pathname } = useLocation();
  const { path } = splitLanguage(pathname);
  const route = findRoute(pathname);
  const fullTitle = t(site.title, { title });
  return (
    <PageHead
      title={fullTitle}
      description={description}
      siteName={t(company.name)}
      origin={origin}
      path={pathname}
      alternates={[
        ...languages.map(({ code, hreflang }) => ({ hreflang, path: localizePath(path, code) })),
        { hreflang: 'x-default', path },
      ]}
      locale={localeOf(language)}
      otherLocales={languages.flatMap(({ code }) => (code === language ? [] : [localeOf(code)]))}
      image={{
        path: import.meta.env.SHARE_IMAGES ? sharePicturePath(language, path) : `/share/${language}.jpg`,
        alt: fullTitle,
        ...sharePictureSize,
      }}
      indexed={route?.indexed}
      // Only documents need it, so the code is left out of the client build.
      structuredData={
        import.meta.env.SSR && route
          ? structuredData({ t, id: route.id, title, description, path: pathname, language })
          : undefined
      }
    />
  );
}
