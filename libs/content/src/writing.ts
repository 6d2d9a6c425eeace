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

export const blog = {
  hero: { title: 'blog:hero.title', lead: 'blog:hero.lead' },
  subjects: 'blog:subjects.title',
  name: 'shell:pages.blog',
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
  copyFailed: 'blog:post.copyFailed',
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
