import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { test as base } from '@playwright/test';

const built = new URL('../dist/storybook/', import.meta.url);

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Storybook as it was built, on a free port. */
export const test = base.extend<object, { address: string }>({
  address: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from this pattern that nothing else is needed
    async ({}, use) => {
      const server = createServer(({ url = '/' }, answer) => {
        const { pathname } = new URL(url, 'http://localhost');
        const file = createReadStream(join(built.pathname, decodeURIComponent(pathname)));
        file.on('error', () => answer.writeHead(404).end());
        file.once('open', () =>
          answer.setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream'),
        );
        file.pipe(answer);
      });
      await use(await addressOf(server));
      server.close();
    },
    { scope: 'worker' },
  ],
});

async function addressOf(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://127.0.0.1:${String(address.port)}`;
}

interface Entry {
  id: string;
  /** Of the component: `Forms/Field`. */
  title: string;
  type: 'story' | 'docs';
}

// Storybook wrote this file, in the shape that it documents.
const { entries } = JSON.parse(readFileSync(new URL('index.json', built), 'utf8')) as {
  entries: Record<string, Entry>;
};

/** The stories of every component, in their order. */
export const storiesByTitle = Map.groupBy(
  Object.values(entries).filter(({ type }) => type === 'story'),
  ({ title }) => title,
);

interface Story {
  storyGlobals: { viewport?: { value: string } };
}

type Hear = (event: { storyId: string }) => void;

declare global {
  /** Where Storybook tells what it has done. A story is finished when it is drawn and played. */
  var __STORYBOOK_ADDONS_CHANNEL__:
    | {
        last: (event: string) => unknown;
        on: (event: string, hear: Hear) => void;
        off: (event: string, hear: Hear) => void;
        emit: (event: string, said: object) => void;
      }
    | undefined;
  var __STORYBOOK_PREVIEW__: { loadStory: (which: { storyId: string }) => Promise<Story> } | undefined;
}
