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

const namespaces = ['shell', 'common', 'blog'] as const;

/** The pages whose content is made from files. A part such as `:slug` stands for the pages that the files make. */
export const contentRoutes = [
  ...['/blog', '/blog/page/:page'].map((path) => ({
    id: 'blog',
    path,
    name: 'shell:pages.blog' as const,
    title: 'blog:title' as const,
    description: 'blog:description' as const,
  })),
  ...['/blog/tags/:tag', '/blog/tags/:tag/page/:page'].map((path) => ({
    id: 'blog',
    path,
    name: 'blog:subject.name' as const,
    title: 'blog:subject.title' as const,
    description: 'blog:subject.description' as const,
  })),
  {
    id: 'post',
    path: '/blog/:slug',
    name: 'blog:post.name' as const,
    title: 'blog:post.name' as const,
    description: 'blog:post.description' as const,
  },
].map((route) => ({ ...route, namespaces, content: true }));

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
