// Kills the provider three hundred times on each database, and looks whether anything that it had acknowledged is
// missing, in parts, or there twice. Another number of rounds: `node bench/kill.ts 1000`.
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
      rounds,
      acknowledged: acknowledged.size,
      'interrupted and sent again': interrupted,
      'lost or in parts': acknowledged.size - whole.length,
      'there twice': rows.length - acknowledged.size,
      'faults of the file': integrityErrors.length,
    });
  }
  console.table(found);
} finally {
  await databases.remove();
}
