// Kills the provider 300 times with each database, and checks whether an acknowledged message is lost, incomplete or
// duplicated. To change the number of kills: `node bench/kill.ts 1000`.
import { killRepeatedly, readStoredMessages } from '../src/resilience/kill-provider.ts';
import { createDatabases } from './databases.ts';

const rounds = Number(process.argv[2] ?? 300);
const visitors = 32;

const databases = await createDatabases();
try {
  const found = [];
  for (const [store, address] of Object.entries(await databases.empty())) {
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
  console.table(found);
} finally {
  await databases.remove();
}
