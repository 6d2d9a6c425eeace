import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import { cellsOf, mailSettings, now, openOffice, subscription, type Office } from '../testing/owner.ts';

describe.each(databaseKinds)('an owner who writes a newsletter, with %s', (kind) => {
  let office: Office;
  beforeEach(async () => {
    office = await openOffice(kind);
  });

  it('gets the addresses that may have it, and the others only when asked for', async () => {
    await office.provider.subscribe(subscription('pending@example.com'));
    await office.provider.subscribe(subscription('confirmed@example.com'));
    const mails = await office.provider.outbox.claim(now, now, 10);
    const confirmed = mails
      .map(({ content }) => content)
      .find((content) => content.kind === 'confirmation' && content.email === 'confirmed@example.com');
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

  it('gets the link that ends each subscription, for the end of the newsletter', async () => {
    await office.provider.subscribe(subscription('ada@example.com'));
    const { out } = await office.owner('subscribers export --all', { env: mailSettings });
    const [titles = [], cells = []] = cellsOf(out);
    const link = cells[titles.indexOf('unsubscribe')] ?? '';
    expect(link).toMatch(/^https:\/\/www\.example\.com\/api\/v1\/newsletter\/unsubscribe\?token=[\w-]{22}$/);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(await office.provider.unsubscribe(token, now)).toMatchObject({ status: 'unsubscribed' });
  });

  it('is told why there is no link when nobody knows where the site is', async () => {
    await office.provider.subscribe(subscription('ada@example.com'));
    const { out, notes } = await office.owner('subscribers export --all --format json');
    expect(JSON.parse(out)).toMatchObject([{ email: 'ada@example.com', unsubscribe: '' }]);
    expect(notes).toBe('Without PUBLIC_ORIGIN there are no links to unsubscribe.\n');
  });

  it('gets no formula, whatever somebody signed up', async () => {
    for (const email of ['=1+1@example.com', '+1@example.com', '-1@example.com', '@SUM(A1)@example.com'])
      await office.provider.subscribe(subscription(email));
    const { out } = await office.owner('subscribers export --all', { env: mailSettings });
    const [, ...cells] = cellsOf(out);
    expect(cells.map(([email]) => email)).toEqual([
      "'@SUM(A1)@example.com",
      "'-1@example.com",
      "'+1@example.com",
      "'=1+1@example.com",
    ]);
  });
});
