import { fileURLToPath } from 'node:url';
import type * as Content from '@studio/content';
import { reachable, type Contact } from '@studio/content';
import { readTranslations } from '@studio/i18n/files';
import { createSiteEntry } from '@studio/site/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import site from './site.ts';
import server from './site.server.ts';

vi.mock('@studio/content', async (original) => {
  const content = await original<typeof Content>();
  return { ...content, reachable: vi.fn(content.reachable) };
});

const locales = fileURLToPath(new URL('../', import.meta.resolve('@studio/content/locales/en/common.json')));
const namespaces = ['shell', 'common', 'contact', 'linktree', 'sitemap'];
const read = (language: string) => readTranslations(locales, language, namespaces);
const build = { origin: 'https://www.example.com', sharePictures: false, asksForConsent: false, year: 2026 };

const [mei, tom] = reachable((key) => key);
if (!mei || !tom) throw new Error('There are fewer than two contacts.');
const wechat = 'https://u.wechat.com/kAbC-123';

/** Renders a page as if these were the contacts. */
async function render(path: string, contacts: readonly Contact[]): Promise<string> {
  vi.mocked(reachable).mockReturnValue(contacts);
  const language = path.split('/')[1] ?? '';
  const page = { path, language, translations: read(language) };
  return (await createSiteEntry(site, server, build).render(page)).html;
}

const altTexts = (html: string) => [...html.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt);
const heading = (html: string) => /<h2[^>]*>([^<]*)</.exec(html)?.[1];
const captions = (html: string) =>
  [...html.matchAll(/<figcaption[^>]*><span[^>]*>([^<]*)</g)].map(([, caption]) => caption);

/** What opens the name cards in the footer. */
const openers = (html: string) =>
  [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>/g)].map(([, label = '']) =>
    label.replace(/<[^>]*>/g, ''),
  );

beforeEach(() => {
  vi.mocked(reachable).mockReset();
});

describe.each([
  ['en', 'WeChat', 'Contact card', 'WeChat name card of Mei Lin', 'QR code with the contact card of Mei Lin'],
  ['zh-CN', '微信', '电子名片', '林梅的微信名片', '林梅的电子名片二维码'],
  ['zh-TW', '微信', '電子名片', '林梅的微信名片', '林梅的電子名片QR Code'],
])('in %s, the name card of a contact', (language, chat, card, chatAlt, cardAlt) => {
  it('with a WeChat link is a WeChat name card, on the contact page and in the footer', async () => {
    const html = await render(`/${language}/contact`, [{ ...mei, wechat }]);
    expect(captions(html)).toEqual([chat, 'WhatsApp']);
    expect(openers(html)).toEqual([chat]);
    expect(altTexts(html).filter((alt) => alt === chatAlt)).toHaveLength(2);
    expect(html).not.toContain(card);
  });

  it('without a WeChat link is a contact card, and the page does not mention WeChat', async () => {
    const html = await render(`/${language}/contact`, [mei]);
    expect(captions(html)).toEqual([card, 'WhatsApp']);
    expect(openers(html)).toEqual([card]);
    expect(altTexts(html).filter((alt) => alt === cardAlt)).toHaveLength(2);
    expect(html).not.toContain(chat);
  });

  it('says on the link page whom it reaches, and in its text alternative what it opens', async () => {
    const html = await render(`/${language}/linktree`, [{ ...mei, wechat }, tom]);
    expect(new Set(captions(html)).size).toBe(2);
    expect(altTexts(html)).toEqual([chatAlt, expect.stringMatching(new RegExp(card, 'i'))]);
    expect(heading(html)).not.toContain(chat);
  });
});

describe('the link page', () => {
  it('promises a chat on WeChat if every name card opens one', async () => {
    const both = [mei, tom].map((contact): Contact => ({ ...contact, wechat }));
    expect(heading(await render('/en/linktree', both))).toBe('Scan to talk on WeChat');
    expect(heading(await render('/en/linktree', [mei, tom]))).toBe('Scan a card with your phone');
  });
});

it('the host receives the WeChat links', () => {
  vi.mocked(reachable).mockReturnValue([{ ...mei, wechat }, tom]);
  const contacts = createSiteEntry(site, server, build).describe('en', read('en')).contacts;
  expect(contacts.map((contact) => contact.link)).toEqual([wechat, undefined]);
});
