import { defineSite, type PageModule } from '@studio/site';
import { schemeScript } from '@studio/ui';
import { languages, routes } from './facts.ts';
import { Layout } from './layout.tsx';

export default defineSite({
  languages,
  name: 'shell:name',
  summary: 'shell:summary',
  email: 'shell:email',
  title: 'shell:title',
  themeColor: '__ground__',
  routes,
  pages: import.meta.glob<PageModule>('./pages/*.tsx'),
  layout: Layout,
  headScript: schemeScript,
  content: () => import('./content.server.ts'), // if content
});
