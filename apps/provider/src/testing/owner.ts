import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { run } from '../owner/run.ts';
import type { Terminal } from '../owner/terminal.ts';
import { openDatabase, type DatabaseAddress } from '../store/open-database.ts';
import { createStore, type NewMessage, type Store } from '../store/store.ts';
import { type databaseKinds, emptyDatabase, emptyFolder } from './empty-database.ts';

/** When the owner sits down. */
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

/** The environment of whoever shares the provider's database. */
export const settingsFor = (address: DatabaseAddress) => ({
  DATABASE_URL: 'sqlite' in address ? `sqlite:${address.sqlite}` : address.postgres,
});

/** Calls the owner's tool, and says what its owner then reads. */
export async function callTool(
  env: Readonly<Record<string, string>>,
  argv: string,
  person: Partial<Terminal> = {},
) {
  let out = '';
  let notes = '';
  const terminal: Terminal = {
    write: (text) => {
      out += text;
      return Promise.resolve();
    },
    note: (text) => {
      notes += text;
    },
    columns: undefined,
    ask: undefined,
    ...person,
  };
  const code = await run(argv.split(' ').filter(Boolean), env, terminal, () => now);
  return { code, out, notes };
}

const execute = promisify(execFile);
const tool = join(import.meta.dirname, '../owner/main.ts');

/** Calls the owner's tool as a program of its own. Rejects when its exit code is not 0. */
export const runTool = (env: Readonly<Record<string, string>>, ...argv: string[]) =>
  execute(process.execPath, ['--conditions=@studio/source', tool, ...argv], {
    env: { ...process.env, ...env },
  });

/** The settings of a provider that sends mail. */
export const mailSettings = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'owner@example.com',
  PUBLIC_ORIGIN: 'https://www.example.com',
};

/** A provider that runs, and an owner in an empty folder. */
export interface Office {
  address: DatabaseAddress;
  provider: Store;
  folder: string;
  owner: (
    argv: string,
    person?: Partial<Terminal> & { env?: Record<string, string> },
  ) => ReturnType<typeof callTool>;
}

export async function openOffice(kind: (typeof databaseKinds)[number]): Promise<Office> {
  const address = await emptyDatabase(kind);
  const folder = emptyFolder();
  const provider = createStore(await openDatabase(address), { onMail: () => undefined });
  onTestFinished(provider.close);
  return {
    address,
    provider,
    folder,
    owner: (argv, { env = {}, ...person } = {}) =>
      callTool({ ...settingsFor(address), INIT_CWD: folder, ...env }, argv, person),
  };
}

/** The cells of a CSV file, when none of them holds a comma or the end of a line. */
export const cellsOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
