// Kills the provider 300 times with each database, and checks whether an acknowledged message is lost, incomplete or
// duplicated.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRepeatedly, readStoredMessages } from '../src/testing/kill-provider.ts';
import { createDatabase, createPostgres } from '../src/testing/postgres-server.ts';

const rounds = 300;
const visitors = 32;

const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
const server = await createPostgres();
try {
  const databases = {
    SQLite: { sqlite: join(folder, 'studio.sqlite') },
    PostgreSQL: { postgres: await createDatabase(server.url) },
  };
  const found = [];
  for (const [store, address] of Object.entries(databases)) {
    const { acknowledged, interrupted } = await killRepeatedly(address, rounds, visitors);
    const { rows, integrityErrors } = await readStoredMessages(address);
    const kept = new Map(rows.map((row) => [String(row['id']), row]));
    const whole = [...acknowledged].filter(([id, sent]) => {
      const row = kept.get(id);
      return Object.entries(sent).every(([field, text]) => row?.[field] === text);
    });
    found.push({
      store,
      kills: rounds,
      acknowledged: acknowledged.size,
      'sent again': interrupted,
      'lost or incomplete': acknowledged.size - whole.length,
      duplicates: rows.length - acknowledged.size,
      'file errors': integrityErrors.length,
    });
  }
  console.log('\nKills');
  console.table(found);
} finally {
  rmSync(folder, { recursive: true });
  await server.remove();
}
