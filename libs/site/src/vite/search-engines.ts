import { pathIn } from '@studio/i18n/languages';
import type { SiteEntry } from '../document/entry.ts';

type Published = Pick<SiteEntry, 'pages' | 'languages' | 'origin'>;

/**
 * The text of `sitemap.xml`: every indexed page once in each language, with its translations. The URL without a language
 * prefix is `x-default`: it has the same text, so it is not listed itself.
 */
export function renderSitemap({ pages, languages, origin }: Published): string {
  const urls = pages
    .filter(({ indexed = true }) => indexed)

    .flatMap(({ path, languages: own, modified }) => {
      const existing = own ? languages.filter(({ code }) => own.includes(code)) : languages;
      const versions = existing.map((language) => ({
        hreflang: language.hreflang,
        href: origin + pathIn(language, path),
      }));
      const links = [...versions, { hreflang: 'x-default', href: origin + path }].map(
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
