import { useLanguage, useTranslation, type Language } from '@studio/i18n';
import { sharePicturePath, sharePictureSize } from './share-picture.ts';
import type { PageContent } from '../content/page-content.ts';
import type { PageRoute } from '../navigation/routes.ts';
import { leadsHome } from '../not-found/leads-home.ts';
import { notFoundPath } from '../not-found/not-found-path.ts';
import { useSiteState } from './site-context.ts';

/** The metadata of a page for search engines and shared links. React moves it into the head and updates it. */
export function Head({ route, content }: { route: PageRoute; content?: PageContent | undefined }) {
  const { t } = useTranslation();
  const { language, languages: all } = useLanguage();
  const { runtime, place } = useSiteState();
  const { site, build } = runtime;
  const { pathname, path } = place;
  const { languages, localizePath } = all;
  const { origin } = build;
  const values = { ...route.values, ...content?.values };
  const fullTitle = t(site.title, { title: t(route.title, values) });
  const description = t(route.description, values);
  const hasVersion = (code: Language) => content?.languages?.includes(code) ?? true;
  const isNotFound = !leadsHome && path === notFoundPath;
  const isIndexed = !isNotFound && (content?.indexed ?? route.indexed) !== false;
  return (
    <>
      <title>{fullTitle}</title>
      {!isIndexed && <meta name="robots" content="noindex" />}
      {/* A page that was not found has no address of its own. */}
      {!isNotFound && (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={origin + pathname} />
          {languages.map(
            ({ code, hreflang }) =>
              hasVersion(code) && (
                <link
                  key={code}
                  rel="alternate"
                  hrefLang={hreflang}
                  href={origin + localizePath(path, code)}
                />
              ),
          )}
          {content?.alternates?.map((alternate) => (
            <link key={alternate.href} rel="alternate" {...alternate} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + path} />
          <meta property="og:site_name" content={t(site.name)} />
          <meta property="og:type" content={content?.published ? 'article' : 'website'} />
          {content?.published && <meta property="article:published_time" content={content.published} />}
          {languages.map(
            ({ code, locale }) =>
              (code === language || hasVersion(code)) && (
                <meta
                  key={code}
                  property={code === language ? 'og:locale' : 'og:locale:alternate'}
                  // Open Graph writes `zh_TW`.
                  content={locale.replace('-', '_')}
                />
              ),
          )}
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={origin + pathname} />
          {build.sharePictures && (
            <>
              <meta property="og:image" content={origin + sharePicturePath(language, path)} />
              <meta property="og:image:width" content={String(sharePictureSize.width)} />
              <meta property="og:image:height" content={String(sharePictureSize.height)} />
              <meta property="og:image:alt" content={fullTitle} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
        </>
      )}
    </>
  );
}
