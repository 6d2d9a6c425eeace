import type { Namespace, TranslationKey } from '@studio/i18n';
import type { PageRoute } from './routes.ts';

type Texts = Record<'name' | 'title' | 'description', TranslationKey>;

const route = <Id extends string, Own extends Namespace>(id: Id, path: string, own: Own, texts: Texts) => ({
  id,
  path,
  ...texts,
  namespaces: ['shell', 'common', own] as const,
  content: true as const,
});

const blogTexts = {
  name: 'shell:pages.blog',
  title: 'blog:title',
  description: 'blog:description',
} as const satisfies Texts;

const subjectTexts = {
  name: 'blog:subject.name',
  title: 'blog:subject.title',
  description: 'blog:subject.description',
} as const satisfies Texts;

const postTexts = {
  name: 'blog:post.name',
  title: 'blog:post.name',
  description: 'blog:post.description',
} as const satisfies Texts;

const pieceTexts = {
  name: 'case-studies:piece.name',
  title: 'case-studies:piece.name',
  description: 'case-studies:piece.description',
} as const satisfies Texts;

const portfolioTexts = {
  name: 'shell:pages.portfolio',
  title: 'portfolio:title',
  description: 'portfolio:description',
} as const satisfies Texts;

/** The pages that are made from files: a part of the path such as `:slug` stands for those that the files make. */
export const contentRoutes = [
  route('blog', '/blog/page/:page', 'blog', blogTexts),
  route('blog', '/blog/tags/:tag', 'blog', subjectTexts),
  route('blog', '/blog/tags/:tag/page/:page', 'blog', subjectTexts),
  route('post', '/blog/:slug', 'blog', postTexts),
  route('piece', '/case-studies/:slug', 'case-studies', pieceTexts),
  route('piece', '/portfolio/:slug', 'case-studies', pieceTexts),
  // Search engines list the whole portfolio.
  { ...route('portfolio', '/portfolio/service/:filter', 'portfolio', portfolioTexts), indexed: false },
];

export type ContentRoute = (typeof contentRoutes)[number];

/** Whether a route is of pages that are made from files, and not in the table of routes. */
export const isContentRoute = (route: PageRoute | ContentRoute): route is ContentRoute =>
  route.path.includes(':');
