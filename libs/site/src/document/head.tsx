import { useLanguage, useTranslation } from '@studio/i18n';
import { use } from 'react';
import { CollectHead } from './collect-head.ts';
import { PageHead } from './page-head.tsx';
import { usePageLocation } from '../navigation/page-location.ts';
import { sharePicturePath, sharePictureSize } from './share-picture.ts';
import { useRuntime } from './site-context.ts';

export interface HeadProps {
  /** The title of the page, without the name of the site. */
  title: string;
  description: string;
}

/** The metadata of a page. Each page renders it once. */
export function Head({ title, description }: HeadProps) {
  const { t } = useTranslation();
  const { language, languages: all } = useLanguage();
  const { site, routes, build } = useRuntime();
  const { pathname } = usePageLocation();
  const { languages, localizePath, splitLanguage } = all;
  const { path } = splitLanguage(pathname);
  const fullTitle = t(site.title, { title });
  use(CollectHead)?.({ title, description });
  const locales = languages.map(({ code, locale }) => ({ code, locale: locale.replace('-', '_') }));
  const image = build.sharePictures
    ? { path: sharePicturePath(language, path), alt: fullTitle, ...sharePictureSize }
    : undefined;
  return (
    <PageHead
      title={fullTitle}
      description={description}
      siteName={t(site.name)}
      origin={build.origin}
      path={pathname}
      alternates={[
        ...languages.map(({ code, hreflang }) => ({ hreflang, path: localizePath(path, code) })),
        { hreflang: 'x-default', path },
      ]}
      locale={locales.find(({ code }) => code === language)?.locale ?? language}
      otherLocales={locales.flatMap(({ code, locale }) => (code === language ? [] : [locale]))}
      image={image}
      indexed={routes.find(pathname)?.indexed}
    />
  );
}
