import type { TranslationKey } from '@studio/i18n';

/** The subjects of posts. The front matter of a post names them, and each has a page. */
export const subjects = [
  'email',
  'hosting',
  'languages',
  'photography',
  'prices',
  'process',
  'shops',
  'speed',
  'websites',
  'writing',
] as const;

export type Subject = (typeof subjects)[number];

export const subjectName = (subject: Subject) => `blog:subjects.${subject}` as const;

export const isSubject = (id: string): id is Subject => subjects.some((subject) => subject === id);

const route = <Id extends 'blog' | 'post'>(id: Id, path: string, texts: RouteTexts) => ({
  id,
  path,
  ...texts,
  namespaces: ['shell', 'common', 'blog'] as const,
  content: true as const,
});

type RouteTexts = Record<'name' | 'title' | 'description', TranslationKey>;

const blogTexts = {
  name: 'shell:pages.blog',
  title: 'blog:title',
  description: 'blog:description',
} as const satisfies RouteTexts;

const subjectTexts = {
  name: 'blog:subject.name',
  title: 'blog:subject.title',
  description: 'blog:subject.description',
} as const satisfies RouteTexts;

const postTexts = {
  name: 'blog:post.name',
  title: 'blog:post.name',
  description: 'blog:post.description',
} as const satisfies RouteTexts;

/** The pages whose content is made from files. A part such as `:slug` stands for the pages that the files make. */
export const contentRoutes = [
  route('blog', '/blog', blogTexts),
  route('blog', '/blog/page/:page', blogTexts),
  route('blog', '/blog/tags/:tag', subjectTexts),
  route('blog', '/blog/tags/:tag/page/:page', subjectTexts),
  route('post', '/blog/:slug', postTexts),
];

export type ContentRoute = (typeof contentRoutes)[number];

export const blog = {
  hero: { title: 'blog:hero.title', lead: 'blog:hero.lead' },
  subjects: 'blog:subjects.title',
  all: 'blog:subjects.all',
  minutes: 'blog:minutes',
  draft: 'blog:draft',
  empty: 'blog:empty',
  feed: 'blog:feed',
  pages: 'blog:pages.label',
  page: 'blog:pages.page',
  newer: 'blog:pages.newer',
  older: 'blog:pages.older',
  contents: 'blog:post.contents',
  next: 'blog:post.next',
  related: 'blog:post.related',
  foreign: 'blog:post.foreign',
  read: 'blog:post.read',
  copy: 'blog:post.copy',
  copied: 'blog:post.copied',
  share: 'blog:post.share',
  authors: { mei: 'blog:authors.mei', tom: 'blog:authors.tom' },
  close: {
    title: 'blog:close.title',
    text: 'blog:close.text',
    action: { label: 'shell:pages.contact', href: '/contact' },
  },
} as const satisfies {
  hero: { title: TranslationKey; lead: TranslationKey };
  [label: string]: unknown;
};
