import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import { createOwnerFixture, day, message, now, type OwnerFixture } from '../testing/owner.ts';

describe.each(databaseKinds)('the outbox of a provider whose mail server is down, with %s', (kind) => {
  let fixture: OwnerFixture;
  beforeEach(async () => {
    fixture = await createOwnerFixture(kind);
  });

  it('lists waiting and given up mails with their errors, and retries them', async () => {
    await fixture.store.addMessage(message);
    await fixture.store.addMessage({ ...message, subject: 'A tea house' });
    const [first, second] = await fixture.store.outbox.claim(day(2), day(3), 10);
    if (!first || !second) throw new Error('The outbox is empty.');
    await fixture.store.outbox.failed(first, '421 \x1b[31mbusy', day(25));
    await fixture.store.outbox.failed(second, '550 no such mailbox', undefined);

    const { stdout } = await fixture.tool('outbox');
    expect(stdout).toMatch(/^id +mail +address +attempts +next +last error$/m);
    expect(stdout).toMatch(RegExp(`^${first.id.slice(0, 8)} .* 1 +2026-11-25 .* 421 �\\[31mbusy$`, 'm'));
    expect(stdout).toMatch(RegExp(`^${second.id.slice(0, 8)} .* 1 +given up +550 no such mailbox$`, 'm'));

    expect(await fixture.tool(`outbox retry ${second.id}`)).toMatchObject({ code: 0 });
    expect(await fixture.store.outbox.claim(now, day(21), 10)).toMatchObject([
      { id: second.id, attempts: 0, queuedAt: now },
    ]);
    // No id starts with this character.
    expect(await fixture.tool('outbox retry %')).toMatchObject({ code: 1 });
  });

  it('dismisses a mail that was given up, but not one that is waiting', async () => {
    await fixture.store.addMessage(message);
    await fixture.store.addMessage({ ...message, subject: 'A tea house' });
    const [givenUp, waiting] = await fixture.store.outbox.claim(day(2), day(3), 10);
    if (!givenUp || !waiting) throw new Error('The outbox is empty.');
    await fixture.store.outbox.failed(givenUp, '550 no such mailbox', undefined);
    await fixture.store.outbox.failed(waiting, '421 busy', day(25));
    expect(await fixture.store.outbox.stats()).toMatchObject({ waiting: 1, givenUp: 1 });

    expect(await fixture.tool(`outbox dismiss ${givenUp.id}`)).toEqual({
      code: 0,
      stdout: `Mail ${givenUp.id.slice(0, 8)} is dismissed and will not be sent.\n`,
      stderr: '',
    });
    expect(await fixture.store.outbox.stats()).toMatchObject({ waiting: 1, givenUp: 0 });
    const { stdout } = await fixture.tool('outbox --format json');
    expect(stdout).toContain(waiting.id);
    expect(stdout).not.toContain(givenUp.id);
    expect((await fixture.tool('messages list')).stdout).toContain('A tea house');

    const refused = await fixture.tool(`outbox dismiss ${waiting.id}`);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`There is no mail with the id ${waiting.id} that was given up.`);
  });
});
