import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iconFiles } from '../document/icon-files.ts';

/** A description of the small site, with these options as well. */
export const siteWith = (options: Readonly<Record<string, string>> = {}) => `
    import { defineLanguages } from '@studio/i18n/languages';
    import { defineSite } from '@studio/site';
    import { Layout } from './layout.tsx';
    export default defineSite({
      languages: defineLanguages(
        {
          en: { label: 'English', locale: 'en-CA', currency: 'CAD' },
          fr: { label: 'Français', locale: 'fr-CA', currency: 'CAD' },
        },
        { fallback: 'en' },
      ),
      name: 'shell:name',
      summary: 'shell:name',
      email: 'shell:email',
      title: 'shell:name',
      themeColor: '#000000',
      routes: [{ id: 'home', name: 'shell:name', title: 'shell:name', description: 'shell:name', path: '/', namespaces: ['shell'] }],
      redirects: [{ from: '/old', to: '/' }, { from: '/old?page=2', to: '/#new' }],
      pages: import.meta.glob('./pages/*.tsx'),
      layout: Layout,
      ${Object.entries(options)
        .map(([name, value]) => `${name}: ${value},`)
        .join(' ')}
    });`;

/** The sources of a site with one page, in two languages. */
const sources = {
  'src/site.ts': siteWith(),
  'src/layout.tsx': `
    import { Outlet } from '@studio/site';
    import { Suspense } from 'react';
    export const Layout = () => <Suspense><main><Outlet /></main></Suspense>;`,
  'src/pages/home.tsx': `
    export default function Home() {
      return <h1>Home</h1>;
    }`,
  'src/styles.css': 'h1 { color: red }',
  'locales/en/shell.json': '{ "name": "Small", "email": "small@example.com" }',
  'locales/fr/shell.json': '{ "name": "Petit", "email": "petit@example.com" }',
  ...Object.fromEntries(iconFiles.map((name) => [`public/${name}`, ''])),
};

/** Writes a small site and these files to a new folder inside the library, so that it finds the packages. */
export async function writeSmallSite(files: Readonly<Record<string, string>> = {}) {
  const results = fileURLToPath(new URL('../../test-results/', import.meta.url));
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(join(results, 'small-site-'));
  for (const [name, text] of Object.entries({ ...sources, ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
