import { negotiateLanguage } from '@studio/site/host';
import * as v from 'valibot';
import type { BuiltSite } from './built-site.ts';

/** A post in one language. */
export interface Post {
  language: string;
  slug: string;
  url: string;
  title: string;
  summary: string;
  /** The text, with whole URLs. */
  html: string;
  /** The same with its title and summary. */
  markdown: string;
}

export type SiteWithPosts = Pick<BuiltSite, 'languages' | 'files'>;

const jsonFeed = v.object({
  items: v.array(
    v.object({ url: v.string(), title: v.string(), summary: v.string(), content_html: v.string() }),
  ),
});

/** The posts in the JSON feeds of a site: the newest ones, in each language, without drafts. */
export function readPosts({ languages, files }: SiteWithPosts): Post[] {
  const read = (path: string) => new TextDecoder().decode(files.get(path)?.body);
  return languages.flatMap((language) =>
    [...files.keys()]
      .filter((path) => path.startsWith(`/${language}/`) && path.endsWith('/feed.json'))
      .flatMap((path) => v.parse(jsonFeed, JSON.parse(read(path))).items)
      .map(({ url, title, summary, content_html: html }) => {
        const { pathname } = new URL(url);
        const slug = pathname.slice(pathname.lastIndexOf('/') + 1);
        return { language, slug, url, title, summary, html, markdown: read(`${pathname}.md`) };
      }),
  );
}

/** The post in the language of a reader, or else in the first one that it has. */
export function findPost(site: SiteWithPosts, slug: string, language: string | null): Post | undefined {
  const versions = readPosts(site).filter((post) => post.slug === slug);
  const preferences = { query: language ?? undefined, cookie: undefined, acceptLanguage: undefined };
  const found = negotiateLanguage(
    preferences,
    versions.map((post) => post.language),
  );
  return versions.find((post) => post.language === found);
}
