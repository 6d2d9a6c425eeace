import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseAddress } from '../store/open-database.ts';
import { createDatabase } from './postgres-server.ts';

export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;

/** Where a test finds a database for itself alone. Tests that run at the same time hand in their own `whenDone`. */
export async function emptyDatabase(
  kind: (typeof databaseKinds)[number],
  whenDone = onTestFinished,
): Promise<DatabaseAddress> {
  return kind === 'SQLite'
    ? { sqlite: join(emptyFolder(whenDone), 'studio.sqlite') }
    : { postgres: await createDatabase(inject('postgres')) };
}

/** A folder that is gone after the test. */
export function emptyFolder(whenDone = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  whenDone(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}
