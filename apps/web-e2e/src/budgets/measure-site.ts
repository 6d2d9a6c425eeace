import { fallbackLanguage } from '@studio/content';
import { builtDocuments } from '../documents.ts';
import { getTransferSize, sum } from './count.ts';
import { measureParts } from './parts.ts';
import { findScripts } from './scripts.ts';

const documentsOfSite = builtDocuments();
type Document = (typeof documentsOfSite)[number];

/** Returns the path without its language prefix. */
const getRoutePath = ({ url, language }: Document) =>
  url.replace(new RegExp(`^/${language}(?=/|$)`), '') || '/';

/** Measures each page in each language. Of its documents with and without a prefix, the larger one counts. */
export async function measureDocuments() {
  const heaviest = new Map<string, Document>();
  for (const document of documentsOfSite) {
    const name = `${document.language} ${getRoutePath(document)}`;
    const other = heaviest.get(name);
    if (!other || getTransferSize(other.file) < getTransferSize(document.file)) heaviest.set(name, document);
  }
  const counted = [...heaviest.values()].map(async (document) => {
    const { language, file, html } = document;
    const bytes = getTransferSize(file);
    return { path: getRoutePath(document), language, bytes, parts: await measureParts(html(), bytes) };
  });
  return (await Promise.all(counted)).sort((a, b) => b.bytes - a.bytes);
}

/** Measures the scripts of each page in one language, because they are the same in all. */
export function measureScripts() {
  return documentsOfSite
    .filter(({ url, language }) => language === fallbackLanguage && url.startsWith(`/${language}`))
    .map(({ url, html }) => {
      const chunks = findScripts(html()).map((file) => ({ file, bytes: getTransferSize(file) }));
      return { url, chunks, bytes: sum(chunks.map(({ bytes }) => bytes)) };
    })
    .sort((a, b) => b.bytes - a.bytes);
}
