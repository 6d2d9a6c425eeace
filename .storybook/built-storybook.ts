import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import sirv from 'sirv';

const directory = new URL('../dist/storybook/', import.meta.url);

/** Serves the built Storybook on a free port. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from this pattern.
    async ({}, use) => {
      const server = createServer(sirv(fileURLToPath(directory)));
      await use(await listen(server));
      server.close();
    },
    { scope: 'worker' },
  ],
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://127.0.0.1:${String(address.port)}`;
}

interface Entry {
  id: string;
  /** The title of the component, such as `Forms/Field`. */
  title: string;
  type: 'story' | 'docs';
}

// https://storybook.js.org/docs/api/main-config/main-config-indexers
const { entries } = JSON.parse(readFileSync(new URL('index.json', directory), 'utf8')) as {
  entries: Record<string, Entry>;
};

/** The stories of each component, in source order. */
export const storiesByTitle = Map.groupBy(
  Object.values(entries).filter(({ type }) => type === 'story'),
  ({ title }) => title,
);

/** The ids of all docs pages. */
export const docsPages = Object.values(entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []));

interface Story {
  storyGlobals: { viewport?: { value: string } };
  component?: {
    /** Documentation of the component and its own props, in comments. */
    __docgenInfo?: { description: string; props: Record<string, { description: string }> };
  };
}

type Listener = (event: { storyId: string }) => void;

declare global {
  /** Event channel of Storybook. `storyFinished` follows the play function. */
  var __STORYBOOK_ADDONS_CHANNEL__:
    | {
        last: (event: string) => unknown;
        on: (event: string, listener: Listener) => void;
        off: (event: string, listener: Listener) => void;
        emit: (event: string, payload: object) => void;
      }
    | undefined;
  var __STORYBOOK_PREVIEW__: { loadStory: (options: { storyId: string }) => Promise<Story> } | undefined;
}
