import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTranslations } from '@studio/i18n/files';
import { createSiteEntry } from '@studio/site/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import site from './site.ts';
import server from './site.server.ts';

const locales = fileURLToPath(new URL('../', import.meta.resolve('@studio/content/locales/en/common.json')));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-phones-'));
  await cp(locales, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function remove(...phones: readonly string[]) {
  const file = join(folder, 'en/common.json');
  const translations = await readFile(file, 'utf8');
  await writeFile(
    file,
    translations.replace(new RegExp(`"(${phones.join('|')})": "[^"]*"`, 'g'), '"$1": ""'),
  );
}

const readEnglish = () => readTranslations(folder, 'en', ['shell', 'common', 'contact', 'linktree']);

const build = { origin: 'https://www.example.com', sharePictures: false, asksForConsent: false, year: 2026 };

/** Renders the main part of a page. */
async function render(path: string): Promise<string> {
  const entry = createSiteEntry(site, server, build);
  const page = { path, language: 'en', translations: readEnglish() };
  const { html } = await entry.render(page);
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}

describe('a contact without a phone', () => {
  it('has no chat code', async () => {
    await remove('phone2');
    const { files } = createSiteEntry(site, server, build);
    expect(Object.keys(files('en', readEnglish()))).toEqual(['codes/en/mei.svg']);
  });

  it('is not listed on the link page, where the chat link uses the other contact', async () => {
    await remove('phone1');
    const html = await render('/en/linktree');
    expect(html).not.toContain('Mei Lin');
    expect(html).toContain('Tom Hale');
    expect(html).toContain('https://wa.me/16135550187?');
  });

  it('is not listed in the contact details', async () => {
    await remove('phone1');
    const html = await render('/en/contact');
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).not.toContain('Mei Lin');
  });

  it('leaves no chat link and no empty heading if no contact has a phone', async () => {
    await remove('phone1', 'phone2');
    const html = await render('/en/linktree');
    expect(html).not.toMatch(/wa\.me|<img|<h2/);
    expect(await render('/en/contact')).not.toMatch(/wa\.me|<img|tel:/);
  });
});
