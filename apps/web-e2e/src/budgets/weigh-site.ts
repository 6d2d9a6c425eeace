import { chromium } from '@playwright/test';
import { fallbackLanguage } from '@studio/i18n/languages';
import { chromiumArgs, provideChromium } from '../../../../tools/chromium.ts';
import { builtDocuments } from '../documents.ts';
import { startProvider } from '../provider.ts';
import { bytesOf, scriptsOf, sum } from './count.ts';
import { partsOf } from './parts.ts';

const documentsOfSite = builtDocuments();
type Document = (typeof documentsOfSite)[number];

/** Returns the path without its language prefix. */
const pathOf = ({ address, language }: Document) =>
  address.replace(new RegExp(`^/${language}(?=/|$)`), '') || '/';

/** Measures each page in each language. Of its documents with and without a prefix, the larger one counts. */
export async function weighDocuments() {
  const heaviest = new Map<string, Document>();
  for (const document of documentsOfSite) {
    const name = `${document.language} ${pathOf(document)}`;
    const other = heaviest.get(name);
    if (!other || bytesOf(other.file) < bytesOf(document.file)) heaviest.set(name, document);
  }
  const counted = [...heaviest.values()].map(async (document) => {
    const { language, file, html } = document;
    const bytes = bytesOf(file);
    return { path: pathOf(document), language, bytes, parts: await partsOf(html(), bytes) };
  });
  return (await Promise.all(counted)).sort((a, b) => b.bytes - a.bytes);
}

/** Measures the scripts of each page in one language, because they are the same in all. */
export async function weighScripts() {
  const provider = await startProvider();
  const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumArgs });
  try {
    const prefixed = documentsOfSite.filter((document) => pathOf(document) !== document.address);
    const counted = [];
    for (const { address } of prefixed.filter(({ language }) => language === fallbackLanguage)) {
      const page = await browser.newPage({ baseURL: provider.url });
      const chunks = (await scriptsOf(page, address)).map((file) => ({ file, bytes: bytesOf(file) }));
      await page.close();
      counted.push({ address, chunks, bytes: sum(chunks.map(({ bytes }) => bytes)) });
    }
    return counted.sort((a, b) => b.bytes - a.bytes);
  } finally {
    await browser.close();
    await provider.stop();
  }
}
