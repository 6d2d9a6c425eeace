import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import { day, message, now, openOffice, type Office } from '../testing/owner.ts';

describe.each(databaseKinds)('an owner whose mail server is in trouble, with %s', (kind) => {
  let office: Office;
  beforeEach(async () => {
    office = await openOffice(kind);
  });

  it('sees what waits, what was given up, and why, and can have it tried again', async () => {
    await office.provider.addMessage(message);
    await office.provider.addMessage({ ...message, subject: 'A tea house' });
    const [first, second] = await office.provider.outbox.claim(day(2), day(3), 10);
    if (!first || !second) throw new Error('The outbox is empty.');
    await office.provider.outbox.failed(first, '421 \x1b[31mbusy', day(25));
    await office.provider.outbox.failed(second, '550 no such mailbox', undefined);

    const { out } = await office.owner('outbox');
    expect(out).toMatch(/^id +mail +about +tried +next +last error$/m);
    expect(out).toMatch(RegExp(`^${first.id.slice(0, 8)} .* 1 +2026-11-25 .* 421 �\\[31mbusy$`, 'm'));
    expect(out).toMatch(RegExp(`^${second.id.slice(0, 8)} .* 1 +given up +550 no such mailbox$`, 'm'));

    expect(await office.owner(`outbox retry ${second.id}`)).toMatchObject({ code: 0 });
    expect(await office.provider.outbox.claim(now, day(21), 10)).toMatchObject([
      { id: second.id, attempts: 0, queuedAt: now },
    ]);
    // No id begins so. Any digit might be the start of one.
    expect(await office.owner('outbox retry %')).toMatchObject({ code: 1 });
  });
});
