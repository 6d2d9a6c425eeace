import { company, contentRoutes, redirects, routes, site, siteLanguages } from '@studio/content';
import { defineSite, type PageModule } from '@studio/site';
import { schemeScript, toast } from '@studio/ui';
import { Layout } from './layout.tsx';

/** The site. `@studio/site` makes everything else from this description. */
export default defineSite({
  languages: siteLanguages,
  name: company.name,
  summary: company.about,
  email: company.email,
  title: site.title,
  // The ground at dusk, at the top of the home page.
  themeColor: '#04181f',
  routes: [...routes, ...contentRoutes],
  redirects,
  pages: import.meta.glob<PageModule>('./pages/*.tsx'),
  layout: Layout,
  inlineNamespaces: ['shell'],
  headScript: schemeScript,
  consent: () => import('./sections/consent.tsx'),
  // The lake behind it stays.
  fadesIn: '[data-slot=poster-content]',
  onLanguageFailed: (t, language) => {
    toast.error(t(site.languageFailed, { language }));
  },
  content: () => import('./collections.server.ts'),
  server: () => import('./site.server.ts'),
});
