import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { metaPolicy, type PolicyOptions } from '../host/policy.ts';
import { localeFile } from '../hydration/locale-file.ts';
import { builtEntry } from './built-entry.ts';
import { composeDocument, type DocumentParts } from './compose.ts';
import type { SiteDocumentFile } from './documents.ts';
import { work } from './on-all-cores.ts';
import { readWords } from '@studio/i18n/files';

/** What all documents of a build share. */
export interface RenderContext extends Pick<DocumentParts, 'css' | 'stylesheet'> {
  /** The file of the built `SiteEntry`. */
  serverEntry: string;
  /** The address of the client entry. */
  clientEntry: string;
  locales: string;
  /** The folder of public files. */
  client: string;
  /** The addresses of the scripts that each page needs besides the entry, by path. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** The styles that packages insert at run time. */
  runtimeStyles: readonly string[];
  policy: PolicyOptions;
}

export interface RenderDocuments {
  context: RenderContext;
  input: SiteDocumentFile;
  output: { description: string };
}

/** Renders a document into its file. */
await work<RenderDocuments>(async (context) => {
  const { locales, client, runtimeStyles, css, stylesheet } = context;
  const { headScript, inlineNamespaces, render } = await builtEntry(context.serverEntry);

  return async ({ page, path, language, file, namespaces }) => {
    const words = readWords(locales, language, namespaces);
    const { html, description, structuredData } = await render({ path, language, words });
    const isInline = (namespace: string) => inlineNamespaces.includes(namespace);
    const document = composeDocument({
      html,
      structuredData,
      headScript,
      data: {
        language,
        words: Object.fromEntries(Object.entries(words).filter(([namespace]) => isInline(namespace))),
      },
      css,
      stylesheet,
      entry: context.clientEntry,
      scripts: context.scripts[page] ?? [],
      words: namespaces
        .filter((namespace) => !isInline(namespace))
        .map((namespace) => localeFile(language, namespace)),
      policy: (styles) => metaPolicy(context.policy, [styles, ...runtimeStyles]),
    });
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), document);
    return { description };
  };
});
