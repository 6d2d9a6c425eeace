import { useContext } from 'react';
import { StructuredDataContext, type StructuredData } from './structured-data.ts';

export interface PageAddress {
  hreflang: string;
  /** Where the page stands in this language, from the root of the site. */
  path: string;
}

export interface ShareImage {
  /** From the root of the site. */
  path: string;
  alt: string;
  width: number;
  height: number;
}

export interface PageHeadProps {
  /** With the site's own name behind it. */
  title: string;
  description: string;
  siteName: string;
  /** The site's public address, such as `https://www.example.com`. */
  origin: string;
  /** Where this document stands. */
  path: string;
  /** The same page in every language, `x-default` among them. */
  alternates: readonly PageAddress[];
  /** The language of the page as shared links name it, such as `zh_TW`. */
  locale: string;
  /** The others that the page is written in. */
  otherLocales?: readonly string[] | undefined;
  /** What a shared link shows. */
  image?: ShareImage | undefined;
  /** Whether search engines should list the page. @default true */
  indexed?: boolean | undefined;
  /** What the page is about, for machines. It stands in the document, and is not needed in the browser. */
  structuredData?: StructuredData | undefined;
}

/** What search engines and shared links read. React moves it into the head, and keeps it true on navigation. */
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
  structuredData,
}: PageHeadProps) {
  const collect = useContext(StructuredDataContext);
  if (structuredData) collect?.(structuredData);
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
