import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { headersFile, ignoreFile, missingPage, redirectsFile } from '../host/cdn.ts';
import type { StaticSite } from '../host/manifest.ts';
import { nginxHttp, nginxServer } from '../host/nginx.ts';

/** Writes configuration files for hosts that do not read `host.json`. The provider serves none of them. */
export async function writeStaticHosts(client: string, site: StaticSite): Promise<void> {
  const files = {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    '.assetsignore': ignoreFile,
    ...(site.notFound === undefined && { '404.html': missingPage(site) }),
    '../nginx/http.conf': nginxHttp(site),
    '../nginx/server.conf': nginxServer(site),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(client, name)), { recursive: true });
    await writeFile(join(client, name), text);
  }
  await setModifiedTimes(client, site);
}

/**
 * Sets a different modification time for each language of a path. nginx derives the ETag from the time in seconds and
 * the size, so files of equal size in two languages would share an ETag.
 */
async function setModifiedTimes(
  client: string,
  { documents, files }: Pick<StaticSite, 'documents' | 'files'>,
): Promise<void> {
  const now = Date.now() / 1000;
  for (const byLanguage of Object.values(documents))
    for (const [index, file] of Object.values(byLanguage).entries())
      for (const suffix of ['', ...Object.values(files[file]?.encodings ?? {})])
        await utimes(join(client, file + suffix), now, now - index);
}
