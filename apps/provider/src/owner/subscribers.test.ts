import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import { cellsOf, now, openOffice, subscription, type Office } from '../testing/owner.ts';

describe.each(databaseKinds)('an owner who writes a newsletter, with %s', (kind) => {
  let office: Office;
  beforeEach(async () => {
    office = await openOffice(kind);
  });

  it('gets the addresses that may have it, and the others only when asked for', async () => {
    await office.provider.subscribe(subscription('pending@example.com'));
    await office.provider.subscribe(subscription('confirmed@example.com'));
    const mails = await office.provider.outbox.claim(now, now, 10);
    const confirmed = mails.find(({ content }) => content.email === 'confirmed@example.com')?.content;
    if (confirmed?.kind !== 'confirmation') throw new Error('Nobody is asked to confirm.');
    await office.provider.confirm(
      await office.provider.createConfirmation(confirmed.subscriber, new Date(2030, 1)),
      now,
    );

    const [titles, ...cells] = cellsOf((await office.owner('subscribers export')).out);
    expect(titles).toEqual(
      expect.arrayContaining(['email', 'status', 'language', 'consented_at', 'confirmed_at']),
    );
    expect(cells).toHaveLength(1);
    expect(cells[0]).toEqual(
      expect.arrayContaining(['confirmed@example.com', 'subscribed', now.toISOString()]),
    );

    const all: unknown = JSON.parse((await office.owner('subscribers export --all --format json')).out);
    expect(all).toMatchObject([
      { email: 'confirmed@example.com', status: 'subscribed' },
      { email: 'pending@example.com', status: 'pending' },
    ]);
  });
});
