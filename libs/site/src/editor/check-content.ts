import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteEntry } from '../document/entry.ts';
import { findBrokenLinks, readSiteContent } from '../vite/content.ts';
import { localizePathIn } from '../vite/documents.ts';
import { readSiteTexts } from '../vite/site-texts.ts';

interface ContentFolders {
  /** The folder of the site's project, or a copy. */
  root: string;
  locales: string;
  publicDir: string;
}

/** Reads the content of a site as a build does. Returns what would stop the build: the first mistake, or all broken links. */
export async function checkContent(site: SiteEntry, folders: ContentFolders): Promise<readonly Error[]> {
  try {
    // With drafts, and without: a text that is published may not link to a draft.
    const broken = [...(await checkLinks(site, folders, true)), ...(await checkLinks(site, folders, false))];
    return [...new Map(broken.map((error) => [error.message, error])).values()];
  } catch (error) {
    if (error instanceof Error) return [error];
    throw error;
  }
}

async function checkLinks(
  site: SiteEntry,
  { root, locales, publicDir }: ContentFolders,
  isDevelopment: boolean,
): Promise<readonly Error[]> {
  const { links, routes, pages, files, copies } = await readSiteContent(site, {
    root,
    locales,
    isDevelopment,
  });
  return findBrokenLinks(
    links,
    { pages: routes, redirects: site.redirects },
    {
      hasFile: (path) => path in files || path in copies || existsSync(join(publicDir, path)),
      async readDocument(page, language) {
        const { namespaces = [] } = routes.find(({ path }) => path === page) ?? {};
        const { html } = await site.render({
          path: localizePathIn(site)(page, language),
          language,
          translations: readSiteTexts({ locales, languages: site.languages }, language, namespaces),
          content: pages.find((one) => one.path === page && one.language === language)?.content,
        });
        return html;
      },
    },
  );
}
