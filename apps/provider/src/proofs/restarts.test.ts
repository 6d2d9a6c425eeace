import { platform } from 'node:os';
import { describe, expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { laySite } from '../testing/site-on-disk.ts';
import { visitThroughRestarts } from './restarts.ts';

const cannot = platform() === 'linux' ? '' : '(skipped: this system gives a port to one program alone)';

describe('a provider that takes the place of another while visitors come', () => {
  // `npm run bench -- restarts` does the same with fifty thousand visits.
  it.skipIf(cannot)(`leaves none of them without an answer ${cannot}`, async () => {
    const { answered, failures } = await visitThroughRestarts(await emptyDatabase('SQLite'), {
      restarts: 2,
      visitors: 16,
      alone: 200,
      env: { SITE_DIR: laySite(emptyFolder()) },
    });
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(1000);
  });
});
