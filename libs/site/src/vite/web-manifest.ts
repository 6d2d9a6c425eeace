import type { LanguageDescription, SiteEntry } from '../document/entry.ts';

/** The web manifest of one language. A site on the home screen starts in the language it was added in. */
export function renderWebManifest(
  { languages, themeColor }: Pick<SiteEntry, 'languages' | 'themeColor'>,
  { language, name, shortName, summary }: LanguageDescription,
): string {
  const manifest = {
    id: '/',
    name,
    short_name: shortName,
    description: summary,
    lang: languages.find(({ code }) => code === language)?.hreflang,
    start_url: `/${language}`,
    scope: '/',
    // The site relies on the browser's back button.
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
