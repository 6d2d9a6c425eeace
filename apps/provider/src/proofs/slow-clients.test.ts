import { describe, expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { startProvider } from '../testing/provider.ts';
import { besiege, mostConnections, siteWithLargeFile } from '../testing/slow-clients.ts';

// `npm run bench -- slow` does the same with four thousand.
const clients = 1000;
const most = mostConnections();
const cannot = most > clients + 100 ? '' : `(skipped: this account may open only ${String(most)} files)`;

describe('a thousand clients who are as slow as they can be', () => {
  it.skipIf(cannot)(`are sent away in ten seconds, and keep no visitor waiting ${cannot}`, async () => {
    const env = { SITE_DIR: siteWithLargeFile(emptyFolder()) };
    const provider = await startProvider(await emptyDatabase('SQLite'), { env });
    const { kept, visits } = await besiege(provider.url, clients);
    await provider.end('SIGTERM');

    const longest = [...kept].map(([does, times]) => ({ does, longest: Math.max(...times) }));
    expect(longest.filter(({ longest }) => longest > 10_000)).toEqual([]);
    expect(visits.length).toBeGreaterThan(50);
    // The machine itself may be busy for a moment: the bench looks at the very longest.
    const inOrder = visits.toSorted((one, other) => one - other);
    expect(inOrder[Math.floor(visits.length * 0.95)]).toBeLessThan(250);
  });
});
