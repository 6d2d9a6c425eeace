import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtEntry } from './built-entry.ts';
import { composeDocument, policyOf, type Parts } from './compose.ts';
import { readWords, type SiteDocumentFile } from './documents.ts';
import { work } from './on-all-cores.ts';

/** What all documents of a build have in common. */
export interface Drawing extends Pick<Parts, 'css' | 'stylesheet' | 'script' | 'withoutModules'> {
  /** The built `SiteEntry`. */
  entry: string;
  locales: string;
  /** The folder of what visitors may see. */
  client: string;
  drawnAt: Date;
  /** The styles that packages insert when they run. */
  inserted: readonly string[];
  analytics: boolean | undefined;
}

export interface DrawDocuments {
  setting: Drawing;
  item: SiteDocumentFile;
  outcome: [file: string, policy: string];
}

/** Draws a document into its file. */
await work<DrawDocuments>(async (drawing) => {
  const { locales, client, drawnAt, inserted, analytics, css, stylesheet, script, withoutModules } = drawing;
  const { headScript, render } = await builtEntry(drawing.entry);

  return async ({ path, language, file, namespaces, carried }) => {
    const words = await readWords(locales, { language, namespaces });
    const { html, structuredData } = await render({ path, language, words, drawnAt });
    const document = composeDocument({
      html,
      structuredData,
      headScript,
      data: { language, words: pick(words, carried), drawnAt: drawnAt.toISOString() },
      css,
      stylesheet,
      script,
      withoutModules,
    });
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), document);
    return [file, policyOf(document, inserted, analytics)];
  };
});

function pick(words: Readonly<Record<string, object>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)));
}
