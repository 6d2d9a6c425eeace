import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import {
  createOwnerFixture,
  day,
  mailSettings,
  now,
  parseCsv,
  subscription,
  type OwnerFixture,
} from '../testing/owner.ts';

describe.each(databaseKinds)('exporting subscribers, with %s', (kind) => {
  let fixture: OwnerFixture;
  beforeEach(async () => {
    fixture = await createOwnerFixture(kind);
  });

  it('includes subscribed addresses, and others only with --all', async () => {
    const { store, tool } = fixture;
    for (const name of ['pending', 'confirmed']) await store.subscribe(subscription(`${name}@example.com`));
    // The newest subscriber.
    await store.confirm(await store.createConfirmation(2, new Date(2030, 1)), now);

    const confirmed = { email: 'confirmed@example.com', status: 'subscribed', language: 'en' };
    const times = { consented_at: day(1).toISOString(), confirmed_at: now.toISOString() };
    const { stdout } = await tool('subscribers export');
    expect(parseCsv(stdout)).toMatchObject([{ ...confirmed, ...times }]);

    const all: unknown = JSON.parse((await tool('subscribers export --all --format json')).stdout);
    expect(all).toMatchObject([confirmed, { email: 'pending@example.com', status: 'pending' }]);
  });

  it('includes the unsubscribe URL of each subscriber', async () => {
    await fixture.store.subscribe(subscription('ada@example.com'));
    const { stdout } = await fixture.tool('subscribers export --all', { env: mailSettings });
    const link = parseCsv(stdout)[0]?.['unsubscribe'] ?? '';
    expect(link).toMatch(/^https:\/\/www\.example\.com\/api\/v1\/newsletter\/unsubscribe\?token=[\w-]{22}$/);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(await fixture.store.unsubscribe(token, now)).toMatchObject({ status: 'unsubscribed' });
  });

  it('leaves out the unsubscribe URL when the origin is unknown', async () => {
    await fixture.store.subscribe(subscription('ada@example.com'));
    const { stdout, stderr } = await fixture.tool('subscribers export --all --format json');
    expect(JSON.parse(stdout)).toMatchObject([{ email: 'ada@example.com', unsubscribe: '' }]);
    expect(stderr).toBe('Without PUBLIC_ORIGIN there are no unsubscribe links.\n');
  });
});
