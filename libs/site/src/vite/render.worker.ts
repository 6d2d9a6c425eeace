import { readTranslations } from '@studio/i18n/files';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { metaPolicy } from '../host/policy.ts';
import { contentFile } from '../content/content-file.ts';
import { localeFile } from '../hydration/locale-file.ts';
import { builtEntry } from './built-entry.ts';
import { readContent } from './content.ts';
import { composeDocument } from './compose.ts';
import type { SiteDocumentFile } from './documents.ts';
import { findReferences, type Reference } from './references.ts';
import type { RenderJob } from './render-documents.ts';

// Set by `renderDocuments`.
const { context, documents, next } = workerData as RenderJob;
const { locales, client, clientEntry, css, stylesheet, typeface, policy } = context;
const { headScript, inlineNamespaces, render } = await builtEntry(context.serverEntry);

const drawings = new Map<string, string>();
function readDrawing(url: string): string {
  const drawing = drawings.get(url) ?? readFileSync(join(client, url), 'utf8');
  drawings.set(url, drawing);
  return drawing;
}

const references = new Map<string, Reference>();
for (;;) {
  const document = documents[Atomics.add(next, 0, 1)];
  if (!document) break;
  await renderFile(document);
}
parentPort?.postMessage([...references.values()]);

/** Renders a document into its file. */
async function renderFile(document: SiteDocumentFile): Promise<void> {
  const { page, path, language, file, namespaces } = document;
  const translations = readTranslations(locales, language, namespaces);
  const content = await readContent(client, language, { path: page, content: document.hasContent });
  const { html, structuredData } = await render({ path, language, translations, content });
  const isInline = (namespace: string) => inlineNamespaces.includes(namespace);
  const text = composeDocument({
    html,
    structuredData,
    headScript,
    data: {
      language,
      translations: Object.fromEntries(
        Object.entries(translations).filter(([namespace]) => isInline(namespace)),
      ),
    },
    css,
    readDrawing,
    stylesheet,
    typeface,
    entry: clientEntry,
    scripts: context.scripts[page] ?? [],
    translations: [
      ...namespaces
        .filter((namespace) => !isInline(namespace))
        .map((namespace) => localeFile(language, namespace)),
      ...(document.hasContent ? [contentFile(language, page)] : []),
    ],
    policy: (styles) => metaPolicy(policy, styles),
  });
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), text);
  for (const { kind, url } of findReferences(html))
    references.set(`${kind} ${url}`, { kind, url, document: path, page });
}
