import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import {
  parseCells,
  createOwnerFixture,
  mailSettings,
  now,
  subscription,
  type OwnerFixture,
} from '../testing/owner.ts';

describe.each(databaseKinds)('exporting subscribers, with %s', (kind) => {
  let fixture: OwnerFixture;
  beforeEach(async () => {
    fixture = await createOwnerFixture(kind);
  });

  it('includes subscribed addresses, and others only with --all', async () => {
    await fixture.store.subscribe(subscription('pending@example.com'));
    await fixture.store.subscribe(subscription('confirmed@example.com'));
    const mails = await fixture.store.outbox.claim(now, now, 10);
    const confirmed = mails
      .map(({ content }) => content)
      .find((content) => content.kind === 'confirmation' && content.email === 'confirmed@example.com');
    if (confirmed?.kind !== 'confirmation') throw new Error('There is no confirmation mail.');
    await fixture.store.confirm(
      await fixture.store.createConfirmation(confirmed.subscriber, new Date(2030, 1)),
      now,
    );

    const [titles, ...cells] = parseCells((await fixture.tool('subscribers export')).stdout);
    expect(titles).toEqual(
      expect.arrayContaining(['email', 'status', 'language', 'consented_at', 'confirmed_at']),
    );
    expect(cells).toHaveLength(1);
    expect(cells[0]).toEqual(
      expect.arrayContaining(['confirmed@example.com', 'subscribed', now.toISOString()]),
    );

    const all: unknown = JSON.parse((await fixture.tool('subscribers export --all --format json')).stdout);
    expect(all).toMatchObject([
      { email: 'confirmed@example.com', status: 'subscribed' },
      { email: 'pending@example.com', status: 'pending' },
    ]);
  });

  it('includes the unsubscribe URL of each subscriber', async () => {
    await fixture.store.subscribe(subscription('ada@example.com'));
    const { stdout } = await fixture.tool('subscribers export --all', { env: mailSettings });
    const [titles = [], cells = []] = parseCells(stdout);
    const link = cells[titles.indexOf('unsubscribe')] ?? '';
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

  it('escapes formulas in addresses', async () => {
    for (const email of ['=1+1@example.com', '+1@example.com', '-1@example.com', '@SUM(A1)@example.com'])
      await fixture.store.subscribe(subscription(email));
    const { stdout } = await fixture.tool('subscribers export --all', { env: mailSettings });
    const [, ...cells] = parseCells(stdout);
    expect(cells.map(([email]) => email)).toEqual([
      "'@SUM(A1)@example.com",
      "'-1@example.com",
      "'+1@example.com",
      "'=1+1@example.com",
    ]);
  });
});
