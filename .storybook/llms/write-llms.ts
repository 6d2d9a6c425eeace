// Writes `llms.txt` into the built Storybook, from its index, its component manifest and the guides.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type * as guidesModule from './guides.ts';
import { llmsText } from './llms-text.ts';

const storybook = new URL('../../dist/storybook/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, storybook), 'utf8'));

// https://storybook.js.org/docs/ai/manifests
const { components } = read('manifests/components.json') as {
  components: Record<string, { id: string; name: string; path: string; description?: string }>;
};
const { entries } = read('index.json') as { entries: Record<string, { title: string }> };

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  ssr: {
    noExternal: [/^@studio\//],
    resolve: { conditions: ['@studio/source', 'module', 'node', 'development|production'] },
  },
});
const { guides } = (await vite.ssrLoadModule(
  fileURLToPath(new URL('guides.ts', import.meta.url)),
)) as typeof guidesModule;
await vite.close();

const documented = Object.values(components).flatMap(({ id, name, path, description }) => {
  const library = /libs\/(\w+)\//.exec(path)?.[1];
  const group = entries[`${id}--docs`]?.title.split('/')[0];
  if (!library || !group || description === undefined) return [];
  return [{ id, name, group, description, from: `@studio/${library}`, guide: guides.get(id) }];
});

writeFileSync(new URL('llms.txt', storybook), llmsText(documented));
