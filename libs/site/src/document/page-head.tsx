interface PageAddress {
  hreflang: string;
  /** The path of the page in this language, from the root of the site. */
  path: string;
}

interface ShareImage {
  /** From the root of the site. */
  path: string;
  alt: string;
  width: number;
  height: number;
}

export interface PageHeadProps {
  /** The full title, including the site name at the end. */
  title: string;
  description: string;
  siteName: string;
  /** The site's public address, such as `https://www.example.com`. */
  origin: string;
  /** The path of this document. */
  path: string;
  /** The page in every language, including `x-default`. */
  alternates: readonly PageAddress[];
  /** The Open Graph locale of the page, such as `zh_TW`. */
  locale: string;
  /** The Open Graph locales of its translations. */
  otherLocales?: readonly string[] | undefined;
  /** The preview image of a shared link. */
  image?: ShareImage | undefined;
  /** Whether search engines should list the page. @default true */
  indexed?: boolean | undefined;
}

/** Metadata for search engines and shared links. React moves it into the head and updates it on navigation. */
export function PageHead({
  title,
  description,
  siteName,
  origin,
  path,
  alternates,
  locale,
  otherLocales = [],
  image,
  indexed = true,
}: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!indexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={origin + path} />
      {alternates.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + path} />
      ))}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale} />
      {otherLocales.map((other) => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      {image && (
        <>
          <meta property="og:image" content={origin + image.path} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
