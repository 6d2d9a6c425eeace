import type { SiteEntry } from '../entry.ts';
import type { Outline } from './outline.ts';

/** What a home screen shows of the site, which begins there in the language in which it was found. */
export function webManifestOf(
  { hreflang, themeColor }: Pick<SiteEntry, 'hreflang' | 'themeColor'>,
  { language, name, shortName, summary }: Outline,
): string {
  const manifest = {
    id: '/',
    name,
    short_name: shortName,
    description: summary,
    lang: hreflang(language),
    start_url: `/${language}`,
    scope: '/',
    // It is there to be read, with the browser's own way back.
    display: 'browser',
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
