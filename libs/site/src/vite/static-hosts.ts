import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'vite';
import { headerRules, headersFile, ignoreFile, missingPage, redirectsFile } from './cdn-rules.ts';
import type { HostFile } from './host-files.ts';
import { nginxPages } from './nginx-pages.ts';

/** What a build knows of its site that a host needs to know. */
export interface BuiltHost {
  origin: string;
  /** The file of each document, by path and then by language. */
  documents: Readonly<Record<string, Readonly<Record<string, string>>>>;
  policies: Readonly<Record<string, string>>;
  /** The policy of all documents that is only reported when it is broken. */
  reported?: string | undefined;
  files: Readonly<Record<string, HostFile>>;
}

/** Cloudflare reads no more. https://developers.cloudflare.com/workers/static-assets/headers/ */
const mostHeaderRules = 100;

/** Writes what hosts read that know nothing of `host.json`. The provider serves none of these files. */
export async function writeStaticHosts(client: string, host: BuiltHost, logger: Logger): Promise<void> {
  const rules = headerRules(host).length;
  if (rules > mostHeaderRules)
    logger.warn(
      `_headers has ${String(rules)} rules. Hosts that read ${String(mostHeaderRules)} send the rest of the documents without a policy.`,
    );
  await Promise.all([
    writeFile(join(client, '_headers'), headersFile(host)),
    writeFile(join(client, '_redirects'), redirectsFile(host)),
    writeFile(join(client, '.assetsignore'), ignoreFile),
    writeFile(join(client, '404.html'), missingPage(host)),
    writeFile(join(client, '../nginx-pages.conf'), nginxPages(host)),
    ...tellApart(client, host),
  ]);
}

/**
 * Gives the languages of an address times of their own. nginx makes the ETag of a file of its time in seconds and its
 * size, so two languages that happen to be as long would be one to a browser that comes back in the other.
 */
function tellApart(client: string, { documents, files }: BuiltHost): Promise<void>[] {
  const now = Date.now() / 1000;
  return Object.values(documents).flatMap((byLanguage) =>
    Object.values(byLanguage).flatMap((file, index) =>
      ['', ...Object.values(files[file]?.encodings ?? {})].map((suffix) =>
        utimes(join(client, file + suffix), now, now - index),
      ),
    ),
  );
}
