import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { run } from '../owner/run.ts';
import type { Terminal } from '../owner/terminal.ts';
import { openDatabase, type DatabaseAddress } from '../store/open-database.ts';
import { createStore, type NewMessage, type Store } from '../store/store.ts';
import { type databaseKinds, emptyDatabase, emptyFolder } from './empty-database.ts';

/** The current time of the owner's tool. */
export const now = new Date('2026-11-20T12:00:00Z');

/** Noon of a day in the same month. */
export const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));

export const message: NewMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A shop',
  message: 'We sell tea.',
  phone: '',
  company: '',
  language: 'en',
  receivedAt: day(1),
  key: undefined,
  quarantine: undefined,
};

export const subscription = (email: string) => ({
  email,
  language: 'en',
  network: undefined,
  consentedAt: day(1),
});

/** The environment of a tool that uses the provider's database. */
export const settingsFor = (address: DatabaseAddress) => ({
  DATABASE_URL: 'sqlite' in address ? `sqlite:${address.sqlite}` : address.postgres,
});

/** Runs the owner's tool in this process, and returns its output. */
export async function callTool(
  env: Readonly<Record<string, string>>,
  argv: string,
  terminalOptions: Partial<Terminal> = {},
) {
  let stdout = '';
  let stderr = '';
  const terminal: Terminal = {
    write: (text) => {
      stdout += text;
      return Promise.resolve();
    },
    writeError: (text) => {
      stderr += text;
    },
    columns: undefined,
    prompt: undefined,
    ...terminalOptions,
  };
  const code = await run(argv.split(' ').filter(Boolean), {
    program: { prefix: 'npm run provider --', serves: false },
    env,
    terminal,
    now: () => now,
  });
  return { code, stdout, stderr };
}

const execute = promisify(execFile);
const tool = join(import.meta.dirname, '../owner/main.ts');

/** Runs the owner's tool in its own process. Rejects when the exit code is not 0. */
export const runTool = (env: Readonly<Record<string, string>>, ...argv: string[]) =>
  execute(process.execPath, ['--conditions=@studio/source', tool, ...argv], {
    env: { ...process.env, ...env },
  });

/** The environment of a provider that sends mail. */
export const mailSettings = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'owner@example.com',
  PUBLIC_ORIGIN: 'https://www.example.com',
};

/** The store of a provider, and the owner's tool in an empty folder. */
export interface OwnerFixture {
  address: DatabaseAddress;
  store: Store;
  folder: string;
  tool: (
    argv: string,
    terminalOptions?: Partial<Terminal> & { env?: Record<string, string> },
  ) => ReturnType<typeof callTool>;
}

export async function createOwnerFixture(kind: (typeof databaseKinds)[number]): Promise<OwnerFixture> {
  const address = await emptyDatabase(kind);
  const folder = emptyFolder();
  const store = createStore(await openDatabase(address), { mailEnabled: true });
  onTestFinished(store.close);
  return {
    address,
    store,
    folder,
    tool: (argv, { env = {}, ...terminalOptions } = {}) =>
      callTool({ ...settingsFor(address), INIT_CWD: folder, ...env }, argv, terminalOptions),
  };
}

/** The rows of a CSV file without commas and line breaks in cells, by the titles of its columns. */
export function parseCsv(csv: string): Record<string, string | undefined>[] {
  const lines = csv
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');
  const [titles = [], ...rows] = lines.map((line) => line.slice(1, -1).split('","'));
  return rows.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index]])));
}
