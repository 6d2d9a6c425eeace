import { siteLanguages } from '@studio/content';
import type { Namespace, TranslationKey } from '@studio/i18n';
import { defineSite, type PageModule } from '@studio/site';
import { schemeScript } from '@studio/ui';
import { Layout } from './layout.tsx';

// The benchmark writes the texts, so their keys are not registered.
const name = 'page-0:title' as TranslationKey;

const contentRoute = (id: string, path: string) => ({
  id,
  path,
  name,
  title: name,
  description: name,
  namespaces: ['page-0'] as unknown as Namespace[],
  content: true,
});

const postRoutes = [
  contentRoute('blog', '/blog'),
  contentRoute('blog', '/blog/page/:page'),
  contentRoute('blog', '/blog/tags/:tag'),
  contentRoute('blog', '/blog/tags/:tag/page/:page'),
  contentRoute('post', '/blog/:slug'),
];

/** A site with many pages of the same kind, or with many posts. */
export default defineSite({
  languages: siteLanguages,
  name,
  summary: name,
  email: name,
  title: name,
  themeColor: '#0b2129',
  routes: [
    ...Array.from({ length: pageCount }, (_, index) => ({
      id: 'article',
      name,
      title: `page-${String(index)}:title` as TranslationKey,
      description: `page-${String(index)}:lead` as TranslationKey,
      path: index === 0 ? '/' : `/pages/${String(index)}`,
      namespaces: ['page-0', `page-${String(index)}`] as unknown as Namespace[],
    })),
    ...(postsFolder ? postRoutes : []),
  ],
  pages: import.meta.glob<PageModule>('./pages/*.tsx'),
  layout: Layout,
  inlineNamespaces: [],
  headScript: schemeScript,
  content: () => import('./collections.server.ts'),
});
