export interface PageAddress {
  hreflang: string;
  /** Where the page stands in this language, from the root of the site. */
  path: string;
}

export interface PageHeadProps {
  /** With the site's own name behind it. */
  title: string;
  description: string;
  /** The site's public address, such as `https://www.example.com`. */
  origin: string;
  /** Where this document stands. */
  path: string;
  /** The same page in every language, `x-default` among them. */
  alternates: readonly PageAddress[];
}

/** What search engines and shared links read. React moves it into the head, and keeps it true on navigation. */
export function PageHead({ title, description, origin, path, alternates }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      {alternates.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + path} />
      ))}
    </>
  );
}
