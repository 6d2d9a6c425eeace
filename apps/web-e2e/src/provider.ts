import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { builtSite } from './documents.ts';

export interface Provider {
  url: string;
  /** The current rows in the database. */
  subscribers: () => Record<string, unknown>[];
  messages: () => Record<string, unknown>[];
  stop: () => Promise<void>;
}

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Starts the provider as it is deployed, with a built site, on a free port by default, with its own database. */
export async function startProvider(
  site = builtSite,
  settings: Readonly<Record<string, string>> = {},
): Promise<Provider> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-e2e-'));
  const database = join(folder, 'studio.sqlite');
  const child = spawn(process.execPath, ['dist/provider/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_DIR: site,
      DATABASE_URL: `sqlite:${database}`,
      // All tests send requests from one IP address.
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readUrl(child);
  const select = (query: string) => {
    const file = new DatabaseSync(database, { readOnly: true });
    const rows = file.prepare(query).all();
    file.close();
    return rows.map((row) => ({ ...row }));
  };

  return {
    url,
    subscribers: () => select('SELECT email, language, consented_at FROM subscribers ORDER BY id'),
    messages: () => select('SELECT * FROM messages ORDER BY seq'),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The provider logs its URL when it starts to listen. */
async function readUrl({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The provider has no output to read.');
  for await (const line of createInterface({ input: stdout })) {
    const entry: unknown = JSON.parse(line);
    if (typeof entry === 'object' && entry !== null && 'url' in entry) {
      stdout.resume();
      return String(entry.url);
    }
  }
  throw new Error('The provider exited before it listened.');
}
