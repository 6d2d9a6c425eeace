import { platform } from 'node:os';
import { describe, expect, it } from 'vitest';
import { emptyDatabase, emptyFolder } from '../testing/empty-database.ts';
import { writeSite } from '../testing/write-site.ts';
import { requestDuringRestarts } from './restarts.ts';

const skipReason = platform() === 'linux' ? '' : '(skipped: this system does not support SO_REUSEPORT)';

describe('a provider that is replaced by another on the same port', () => {
  // `npm run bench -- restarts` runs fifty thousand visits.
  it.skipIf(skipReason)(`answers every visitor ${skipReason}`, async () => {
    const { answered, failures } = await requestDuringRestarts(await emptyDatabase('SQLite'), {
      restarts: 2,
      visitors: 16,
      interval: 200,
      env: { SITE_DIR: writeSite(emptyFolder()) },
    });
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(1000);
  });
});
