import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile, ignoreFile, missingPage, redirectsFile } from '../host/cdn.ts';
import type { StaticSite } from '../host/manifest.ts';

/** Writes the files for hosts that do not read `host.json`, such as CDNs. The provider serves none of them. */
export async function writeStaticHosts(client: string, site: StaticSite): Promise<void> {
  const files = {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    '.assetsignore': ignoreFile,
    ...(site.notFound === undefined && { '404.html': missingPage(site) }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(client, name), text);
}
