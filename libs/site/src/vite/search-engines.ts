import type { SiteEntry } from '../document/entry.ts';

type Published = Pick<SiteEntry, 'pages' | 'languages' | 'origin'>;

/**
 * The text of `sitemap.xml`: every indexed URL with its translations. The URL without a language prefix is `x-default`.
 */
export function renderSitemap({ pages, languages, origin }: Published): string {
  const urls = pages
    .filter(({ indexed = true }) => indexed)

    .flatMap(({ path, languages: own, modified }) => {
      const rest = path === '/' ? '' : path;
      const existing = own ? languages.filter(({ code }) => own.includes(code)) : languages;
      const versions = [
        ...existing.map(({ code, hreflang }) => ({ hreflang, href: `${origin}/${code}${rest}` })),
        { hreflang: 'x-default', href: origin + path },
      ];
      const links = versions.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      );
      const date = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
      return versions.map(({ href }) => `<url><loc>${href}</loc>${date}${links.join('')}</url>`);
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export function renderRobots({ origin }: Pick<SiteEntry, 'origin'>): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
