import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createI18n, LanguageProvider } from '@studio/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawCodes } from '../chat-codes.ts';
import { Contact } from './pages/contact.tsx';
import { Linktree } from './pages/linktree.tsx';

const locales = fileURLToPath(new URL('../../../libs/i18n/locales/', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-phones-'));
  await cp(locales, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function remove(...phones: readonly string[]) {
  const file = join(folder, 'en/common.json');
  const words = await readFile(file, 'utf8');
  await writeFile(file, words.replace(new RegExp(`"(${phones.join('|')})": "[^"]*"`, 'g'), '"$1": ""'));
}

async function render(Page: typeof Linktree): Promise<string> {
  const read = async (name: string): Promise<[string, object]> => {
    const words: unknown = JSON.parse(await readFile(join(folder, 'en', `${name}.json`), 'utf8'));
    if (typeof words !== 'object' || !words) throw new TypeError(`${name} holds no words.`);
    return [name, words];
  };
  const words = Object.fromEntries(await Promise.all(['shell', 'common', 'contact', 'linktree'].map(read)));
  return renderToStaticMarkup(
    <LanguageProvider i18n={createI18n('en', words)} language="en" prefix="en">
      <StaticRouter location="/en">
        <Page />
      </StaticRouter>
    </LanguageProvider>,
  );
}

describe('a contact without a phone', () => {
  it('has no chat code', async () => {
    await remove('phone2');
    const names = [...(await drawCodes(folder)).keys()].filter((name) => name.includes('/en/'));
    expect(names).toEqual(['codes/en/mei.svg']);
  });

  it('is not listed on the link page, where the chat link uses the other contact', async () => {
    await remove('phone1');
    const html = await render(Linktree);
    expect(html).not.toContain('Mei Lin');
    expect(html).toContain('Tom Hale');
    expect(html).toContain('https://wa.me/16135550187?');
  });

  it('is not listed in the contact details', async () => {
    await remove('phone1');
    const html = await render(Contact);
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).not.toContain('Mei Lin');
  });

  it('leaves no chat link and no empty heading if no contact has a phone', async () => {
    await remove('phone1', 'phone2');
    const html = await render(Linktree);
    expect(html).not.toMatch(/wa\.me|<img|<h2/);
    expect(await render(Contact)).not.toMatch(/wa\.me|<img|tel:/);
  });
});
