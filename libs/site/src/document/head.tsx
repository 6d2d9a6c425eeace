import { useLanguage, useTranslation } from '@studio/i18n';
import { use } from 'react';
import { CollectHead } from './collect-head.ts';
import { PageHead } from './page-head.tsx';
import { sharePicturePath, sharePictureSize } from './share-picture.ts';
import { useSiteState } from './site-context.ts';

export interface HeadProps {
  /** The title of the page, without the name of the site. */
  title: string;
  description: string;
}

/** The metadata of a page. Each page renders it once. */
export function Head({ title, description }: HeadProps) {
  const { t } = useTranslation();
  const { language, languages: all } = useLanguage();
  const { runtime, place } = useSiteState();
  const { site, build } = runtime;
  const { pathname, path, route } = place;
  const { languages, localizePath } = all;
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
      indexed={route?.indexed}
    />
  );
}
