import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'vite';
import { headerRules, headersFile, ignoreFile, missingPage, redirectsFile } from './cdn-rules.ts';
import type { HostFile } from './host-files.ts';
import { nginxPages } from './nginx-pages.ts';

/** The output of a build that a host configuration needs. */
export interface BuiltHost {
  origin: string;
  /** The file of each document, by path and then by language. */
  documents: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The targets of redirects by path. */
  redirects: Readonly<Record<string, string>>;
  policies: Readonly<Record<string, string>>;
  /** The report-only policy of all documents. */
  reported?: string | undefined;
  files: Readonly<Record<string, HostFile>>;
}

/** The limit of Cloudflare. https://developers.cloudflare.com/workers/static-assets/headers/ */
const maxHeaderRules = 100;

/** Writes configuration files for hosts that do not read `host.json`. The provider serves none of them. */
export async function writeStaticHosts(client: string, host: BuiltHost, logger: Logger): Promise<void> {
  const rules = headerRules(host).length;
  if (rules > maxHeaderRules)
    logger.warn(
      `_headers has ${String(rules)} rules. Hosts that read ${String(maxHeaderRules)} send the rest of the documents without a policy.`,
    );
  await Promise.all([
    writeFile(join(client, '_headers'), headersFile(host)),
    writeFile(join(client, '_redirects'), redirectsFile(host)),
    writeFile(join(client, '.assetsignore'), ignoreFile),
    writeFile(join(client, '404.html'), missingPage(host)),
    writeFile(join(client, '../nginx-pages.conf'), nginxPages(host)),
    ...setModifiedTimes(client, host),
  ]);
}

/**
 * Sets a different modification time for each language of a path. nginx derives the ETag from the time in seconds and
 * the size, so files of equal size in two languages would share an ETag.
 */
function setModifiedTimes(client: string, { documents, files }: BuiltHost): Promise<void>[] {
  const now = Date.now() / 1000;
  return Object.values(documents).flatMap((byLanguage) =>
    Object.values(byLanguage).flatMap((file, index) =>
      ['', ...Object.values(files[file]?.encodings ?? {})].map((suffix) =>
        utimes(join(client, file + suffix), now, now - index),
      ),
    ),
  );
}
