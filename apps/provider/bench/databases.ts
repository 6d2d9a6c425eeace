import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '../src/store/open-database.ts';
import { createDatabase, createPostgres } from '../src/testing/postgres-server.ts';

export interface Databases {
  /** Creates an empty database of each kind, on the disk of the temporary folder. */
  empty: () => Promise<Record<'SQLite' | 'PostgreSQL', DatabaseAddress>>;
  remove: () => Promise<void>;
}

export async function createDatabases(): Promise<Databases> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
  const server = await createPostgres();
  return {
    async empty() {
      const file = join(folder, crypto.randomUUID(), 'studio.sqlite');
      return { SQLite: { sqlite: file }, PostgreSQL: { postgres: await createDatabase(server.url) } };
    },
    async remove() {
      rmSync(folder, { recursive: true });
      await server.remove();
    },
  };
}
