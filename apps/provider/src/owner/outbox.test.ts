import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import { createOwnerFixture, day, message, now } from '../testing/owner.ts';

describe.each(databaseKinds)('the outbox of a provider whose mail server is down, with %s', (kind) => {
  /** A mail that was given up, and one that is retried two hours from now. */
  async function start() {
    const fixture = await createOwnerFixture(kind);
    const { store } = fixture;
    await store.addMessage(message);
    await store.addMessage({ ...message, subject: 'A tea house' });
    const [givenUp, waiting] = await store.outbox.claim(day(2), day(3), 10);
    if (!givenUp || !waiting) throw new Error('The outbox is empty.');
    await store.outbox.failed(givenUp, '550 no such mailbox', undefined);
    await store.outbox.failed(waiting, '421 \x1b[31mbusy', new Date('2026-11-20T14:00:00Z'));
    return { ...fixture, givenUp, waiting };
  }

  it('lists waiting and given up mails with their errors, and retries them', async () => {
    const { store, tool, givenUp, waiting } = await start();
    const { stdout } = await tool('outbox');
    expect(stdout).toMatch(/^id +mail +address +attempts +next +last error$/m);
    expect(stdout).toMatch(RegExp(`^${waiting.id.slice(0, 8)} .* 1 +2026-11-20 .* 421 �\\[31mbusy$`, 'm'));
    expect(stdout).toMatch(RegExp(`^${givenUp.id.slice(0, 8)} .* 1 +given up +550 no such mailbox$`, 'm'));

    expect(await tool(`outbox retry ${givenUp.id}`)).toMatchObject({ code: 0 });
    expect(await store.outbox.claim(now, day(21), 10)).toMatchObject([
      { id: givenUp.id, attempts: 0, queuedAt: now },
    ]);
    // No id starts with this character.
    expect(await tool('outbox retry %')).toMatchObject({ code: 1 });
  });

  it('dismisses a mail that was given up, but not one that is waiting', async () => {
    const { store, tool, givenUp, waiting } = await start();
    expect(await tool(`outbox dismiss ${givenUp.id}`)).toEqual({
      code: 0,
      stdout: `Mail ${givenUp.id.slice(0, 8)} is dismissed and will not be sent.\n`,
      stderr: '',
    });
    expect(await store.outbox.stats()).toMatchObject({ waiting: 1, givenUp: 0 });
    const { stdout } = await tool('outbox');
    expect(stdout.match(/^[\da-f]{8} /gm)).toEqual([`${waiting.id.slice(0, 8)} `]);
    expect((await tool('messages list')).stdout).toContain('A tea house');

    const refused = await tool(`outbox dismiss ${waiting.id}`);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`There is no mail with the id ${waiting.id} that was given up.`);
  });
});
