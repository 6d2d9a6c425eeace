import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '../testing/empty-database.ts';
import {
  callTool,
  createOwnerFixture,
  mailSettings,
  settingsFor,
  subscription,
  type OwnerFixture,
} from '../testing/owner.ts';
import { writeSiteWithPosts } from '../testing/site-with-posts.ts';

describe.each(databaseKinds)('sending a newsletter, with %s', (kind) => {
  let fixture: OwnerFixture;
  let SITE_DIR: string;
  beforeEach(async () => {
    SITE_DIR = writeSiteWithPosts();
    fixture = await createOwnerFixture(kind);
  });

  const send = (argv: string) =>
    fixture.tool(`newsletter send ${argv}`, { env: { ...mailSettings, SITE_DIR } });

  /** Adds confirmed subscribers with these languages. */
  async function addSubscribers(languages: readonly string[]) {
    const database = await openTestDatabase(fixture.address);
    for (const [index, language] of languages.entries())
      await fixture.store.subscribe({ ...subscription(`${String(index)}@example.com`), language });
    await database.query("UPDATE subscribers SET status = 'subscribed'");
    await database.query('DELETE FROM outbox');
    return database;
  }

  it('prints the mail in each language with --dry-run, and queues nothing', async () => {
    const database = await addSubscribers(['en', 'zh-CN', 'zh-TW', 'en']);
    const { code, stdout, stderr } = await send('--post tea --dry-run');
    expect([code, stderr]).toEqual([0, '']);
    const link = 'https://www.example.com/api/v1/newsletter/unsubscribe?token=TOKEN';
    expect(stdout).toContain(
      `Subject: Tea & ink\nList-Unsubscribe: <${link}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n\n# Tea & ink\n\nTea & ink.\n\nSteep it *twice*.\n`,
    );
    expect(stdout).toContain('<h1>Tea &amp; ink</h1>');
    expect(stdout).toContain('<p>Steep it <em>twice</em>.</p>');
    // There is no Simplified Chinese version.
    expect(stdout).toContain('\n\n这封信没有简体中文版，以下是原文。\n\n# Tea & ink\n');
    expect(stdout).toContain('\n\n# 茶與墨\n');
    expect(stdout).not.toContain('這封信沒有');
    expect(stdout.match(/^Inklake Studio, 48 Inkwell Lane$/gm)).toHaveLength(3);
    expect(stdout).toMatch(/\nNothing is sent\. .*, this sends 4 mails: 2 en, 1 zh-CN, 1 zh-TW\.\n$/);
    expect(await database.query('SELECT id FROM outbox')).toEqual([]);
  });

  it('queues each post once for each confirmed subscriber', async () => {
    const database = await addSubscribers(['en', 'zh-TW']);
    await fixture.store.subscribe(subscription('pending@example.com'));
    await database.query('UPDATE subscribers SET unsubscribe_token = NULL WHERE id = 1');
    expect(await send('--post tea')).toEqual({
      code: 0,
      stdout: 'Queued 2 mails: 1 en, 1 zh-TW. The provider sends 20 a minute.\n',
      stderr: '',
    });
    expect((await send('--post tea')).stdout).toContain(
      'Queued 0 mails. 2 were queued before, and are not sent again.',
    );
    expect((await send('--post harbour')).stdout).toContain('Queued 2 mails: 1 en, 1 zh-TW.');
    const rows = await database.query('SELECT subscriber_id, post FROM outbox WHERE post IS NOT NULL');
    expect(rows).toHaveLength(4);
    expect((await fixture.tool('outbox')).stdout).toMatch(/ newsletter: tea +0@example\.com /);
    expect(await fixture.store.outbox.stats()).toMatchObject({ waitingSince: undefined });
    // Nothing of it expires, because no one should get a post twice.
    await database.query("UPDATE outbox SET state = 'sent'");
    await fixture.store.deleteExpired(new Date(2036, 0));
    expect((await send('--post tea --dry-run')).stdout).toContain('this sends 0 mails.');
    expect(await database.query('SELECT id FROM subscribers WHERE unsubscribe_token IS NULL')).toEqual([]);
  });

  it('refuses when there is no one to send it to', async () => {
    expect(await send('--post tea')).toMatchObject({
      code: 1,
      stderr: 'There are no confirmed subscribers.\n',
    });
  });

  it.each([
    [{}, 'coffee', /^There is no post "coffee" in the feeds of .*\. The newest are: tea, harbour\.\n$/],
    [{ SITE_DIR: 'off' }, 'tea', 'SITE_DIR is off, but a newsletter contains a post of the built site.\n'],
  ])('refuses with %j the post "%s"', async (env, post, message) => {
    const settings = { ...settingsFor(fixture.address), ...mailSettings, SITE_DIR, ...env };
    const { code, stderr } = await callTool(settings, `newsletter send --post ${post}`);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
  });

  it('refuses without mail', async () => {
    const { stderr } = await fixture.tool('newsletter send --post tea');
    expect(stderr).toBe('Mail is off. Set SMTP_URL, MAIL_FROM, MAIL_TO and PUBLIC_ORIGIN.\n');
  });
});
