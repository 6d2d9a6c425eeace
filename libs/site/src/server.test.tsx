import { defineLanguages, translatePaths, useTranslation } from '@studio/i18n';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import type { Site, SiteServer } from './define-site.ts';
import { Outlet } from './navigation/outlet.tsx';
import { createSiteEntry } from './server.tsx';

function Home() {
  const { t } = useTranslation();
  return <h1>{t('home:title')}</h1>;
}

const Layout = () => (
  <Suspense>
    <main>
      <Outlet />
    </main>
  </Suspense>
);

const home = { name: 'shell:home', title: 'home:title', description: 'home:description' };

const site: Site = {
  // The fallback language is not the first one.
  languages: defineLanguages<string>(
    {
      fr: { label: 'Français', locale: 'fr-CA', currency: 'CAD' },
      en: { label: 'English', locale: 'en-CA', currency: 'CAD' },
    },
    { fallback: 'en' },
  ),
  name: 'shell:name',
  summary: 'shell:summary',
  email: 'shell:email',
  title: 'shell:title',
  themeColor: '#000000',
  routes: [{ ...home, id: 'home', path: '/', namespaces: ['shell', 'home'] }],
  pages: { './pages/home.tsx': () => Promise.resolve({ default: Home }) },
  layout: Layout,
};

const build = { origin: 'https://example.com', sharePictures: false, asksForConsent: false, year: 2026 };
const translations = {
  shell: {
    name: 'Northfork',
    title: '{{title}} | Northfork',
    summary: 'Un atelier.',
    email: 'shop@northfork.example',
    home: 'Accueil',
  },
  home: { title: 'Accueil', description: 'Un atelier.' },
};
const page = { path: '/fr', language: 'fr', translations };

describe('createSiteEntry', () => {
  it('renders a document with its head and structured data', async () => {
    const { html, structuredData } = await createSiteEntry(site, {}, build).render(page);
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('<title>Accueil | Northfork</title>');
    expect(html).toContain('<link rel="canonical" href="https://example.com/fr"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="en" href="https://example.com/en"/>');
    expect(html).toContain('<meta property="og:locale" content="fr_CA"/>');
    expect(html).toContain('<h1>Accueil</h1>');
    expect(html).not.toContain('og:image');
    expect(html).toContain('<meta name="description" content="Un atelier."/>');
    expect(structuredData?.['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'WebPage', name: 'Accueil', url: 'https://example.com/fr' }),
    );
  });

  it('names the language of a document, and as alternates only those in which its content exists', async () => {
    const routes = site.routes.map((route) => ({ ...route, content: true }));
    const { html } = await createSiteEntry({ ...site, routes }, {}, build).render({
      ...page,
      content: { languages: ['en'], data: {} },
    });
    expect(html).toContain('<meta property="og:locale" content="fr_CA"/>');
    expect(html).toContain('<meta property="og:locale:alternate" content="en_CA"/>');
    expect(html).not.toContain('hrefLang="fr"');
  });

  it('sets the direction of a document in a language from right to left', async () => {
    const hebrew = { label: 'עברית', locale: 'he-IL', currency: 'ILS' };
    const languages = defineLanguages<string>({ he: hebrew }, { fallback: 'he' });
    const { html } = await createSiteEntry({ ...site, languages }, {}, build).render({
      ...page,
      path: '/he',
      language: 'he',
    });
    expect(html).toContain('<html lang="he" dir="rtl">');
  });

  it('translates the paths of a language, and redirects from the others', async () => {
    const rooms = { ...home, id: 'home', path: '/rooms', namespaces: ['shell', 'home'] };
    const french = { label: 'Français', currency: 'CAD', paths: translatePaths({ '/rooms': '/chambres' }) };
    const languages = defineLanguages<string>(
      { en: { label: 'English', currency: 'CAD' }, fr: french },
      { fallback: 'en' },
    );
    const inn = { ...site, languages, routes: [...site.routes, rooms] };
    const { render, redirects } = createSiteEntry(inn, {}, build);
    const { html } = await render({ ...page, path: '/fr/chambres' });
    expect(html).toContain('<link rel="canonical" href="https://example.com/fr/chambres"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="fr" href="https://example.com/fr/chambres"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="https://example.com/rooms"/>');
    expect(redirects).toEqual({ '/fr/rooms': '/fr/chambres' });
  });

  it('describes the organization and what a page is about with any type of schema.org', async () => {
    const server: SiteServer = {
      organization: () => ({ '@type': 'LodgingBusiness', telephone: '+351 21 000 0000' }),
      pageFacts: () => ({
        things: [{ '@type': 'Article', headline: 'Spring', datePublished: '2026-11-25' }],
      }),
    };
    const { structuredData } = await createSiteEntry(site, server, build).render(page);
    expect(structuredData?.['@graph']).toMatchObject([
      { '@type': 'LodgingBusiness', name: 'Northfork', telephone: '+351 21 000 0000' },
      { '@type': 'WebSite' },
      { '@type': 'WebPage' },
      { '@type': 'Article', headline: 'Spring' },
    ]);
  });

  it('lists the fallback language first, which hosts use for paths without a prefix', () => {
    const { languages } = createSiteEntry(site, {}, build);
    expect(languages.map(({ code }) => code)).toEqual(['en', 'fr']);
  });

  it('describes the site with a list of its pages, unless the site describes itself', () => {
    const { describe, descriptionNamespaces } = createSiteEntry(site, {}, build);
    expect(descriptionNamespaces).toEqual(['shell']);
    expect(describe('fr', translations)).toEqual({
      language: 'fr',
      name: 'Northfork',
      shortName: 'Northfork',
      summary: 'Un atelier.',
      email: 'shop@northfork.example',
      sections: [{ pages: { '/': 'Accueil' } }],
      contacts: [],
    });
    const server = { namespaces: ['home'], describe: () => ({ shortName: 'NF' }) };
    const own = createSiteEntry(site, server, build);
    expect(own.descriptionNamespaces).toEqual(['shell', 'home']);
    expect(own.describe('fr', translations)).toMatchObject({ name: 'Northfork', shortName: 'NF' });
  });

  it('inlines the namespaces of all routes', () => {
    const faq = { ...home, id: 'home', path: '/faq', namespaces: ['shell', 'faq'] };
    const two = { ...site, routes: [...site.routes, faq] };
    expect(createSiteEntry(two, {}, build).inlineNamespaces).toEqual(['shell']);
  });

  it('refuses a document with a missing text or value, and names it', async () => {
    const { render } = createSiteEntry(site, {}, build);
    const { shell, home } = translations;
    const incomplete = { shell, home: { title: 'Accueil' } };
    await expect(render({ ...page, translations: incomplete })).rejects.toThrow(
      '/fr: No text for home:description in fr',
    );
    const unfilled = { shell, home: { ...home, title: '{{year}} ans' } };
    await expect(render({ ...page, translations: unfilled })).rejects.toThrow(
      'Nothing was given for {{year}}',
    );
  });

  it('has a page for unknown paths', async () => {
    const entry = createSiteEntry(site, {}, build);
    const texts = {
      ...translations,
      'not-found': { title: 'Introuvable', description: 'Rien.', home: 'Accueil' },
    };
    const { html, structuredData } = await entry.render({ ...page, path: '/fr/none', translations: texts });
    expect(html).toContain('<title>Introuvable | Northfork</title>');
    expect(structuredData).toBeUndefined();
  });

  it('prefers the page of the site for unknown paths', async () => {
    const own = {
      ...site,
      pages: {
        ...site.pages,
        './pages/not-found.tsx': () => Promise.resolve({ default: () => <h1>Lost</h1> }),
      },
    };
    const texts = { ...translations, 'not-found': { title: 'Introuvable', description: 'Rien.' } };
    const { html } = await createSiteEntry(own, {}, build).render({
      ...page,
      path: '/none',
      translations: texts,
    });
    expect(html).toContain('<h1>Lost</h1>');
  });

  it('refuses a route without a page', () => {
    const empty = { ...site, pages: {} };
    expect(() => createSiteEntry(empty, {}, build)).toThrow(
      'The route "home" has no page. Add pages/home.tsx.',
    );
  });
});
