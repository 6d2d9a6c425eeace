import { describe, expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { startProvider } from '../testing/provider.ts';
import { maxOpenFiles, runSlowClients, writeSiteWithLargeFile } from '../testing/slow-client-load.ts';

const clients = 1000;
const openFiles = maxOpenFiles();
const skipReason =
  openFiles > clients + 100 ? '' : `(skipped: this account may open only ${String(openFiles)} files)`;

describe('a thousand clients that are as slow as possible', () => {
  it.skipIf(skipReason)(
    `are disconnected within ten seconds, and do not delay visitors ${skipReason}`,
    async () => {
      const env = { SITE_DIR: writeSiteWithLargeFile(emptyFolder()) };
      const provider = await startProvider(await emptyDatabase('SQLite'), { env });
      const { durations, pageTimes } = await runSlowClients(provider.url, clients);
      await provider.end('SIGTERM');

      const longest = [...durations].map(([behavior, times]) => ({ behavior, longest: Math.max(...times) }));
      expect(longest.filter(({ longest }) => longest > 10_000)).toEqual([]);
      expect(pageTimes.length).toBeGreaterThan(50);
      // The 95th percentile, because the machine may be busy.
      const inOrder = pageTimes.toSorted((one, other) => one - other);
      expect(inOrder[Math.floor(pageTimes.length * 0.95)]).toBeLessThan(250);
    },
  );
});
