import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll } from 'vitest';
import { emptyFolder } from './empty-database.ts';
import { startProvider } from './provider.ts';
import { contacts } from './small-app.ts';
import { writeSite } from './write-site.ts';

/**
 * Starts the built provider with a small site and an empty database, until the tests of the file have ended. What
 * visitors send is tested with it: the bundler has removed code that worked in the sources.
 */
export async function startProviderWithSite(env: Record<string, string> = {}, flags: string[] = []) {
  const folder = emptyFolder(afterAll);
  const file = join(folder, 'studio.sqlite');
  const site = writeSite(
    join(folder, 'web'),
    { 'en.html': 'hello in english', 'assets/a-1.js': 'js', 'locales/en/home.json': '{}' },
    {
      languages: ['en', 'zh-CN', 'zh-TW'],
      contacts: [...contacts],
      documents: { '/': { en: 'index.html' }, '/en': { en: 'en.html' } },
    },
  );
  const provider = await startProvider({ sqlite: file }, { env: { SITE_DIR: site, ...env }, flags });
  const database = new DatabaseSync(file, { timeout: 2000 });
  afterAll(async () => {
    database.close();
    await provider.end('SIGKILL');
  });
  return { ...provider, database };
}
