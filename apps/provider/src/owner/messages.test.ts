import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import {
  createOwnerFixture,
  day,
  mailSettings,
  message,
  now,
  parseCsv,
  type OwnerFixture,
} from '../testing/owner.ts';

describe.each(databaseKinds)('reading messages, with %s', (kind) => {
  let fixture: OwnerFixture;
  beforeEach(async () => {
    fixture = await createOwnerFixture(kind);
  });

  it('lists the newest first, filters by date, and counts quarantined messages', async () => {
    const old = await fixture.store.addMessage(message);
    const recent = await fixture.store.addMessage({ ...message, name: 'Grace', receivedAt: day(18) });
    await fixture.store.addMessage({ ...message, name: 'Bot', quarantine: 'honeypot' });

    const all = await fixture.tool('messages list');
    const lines = all.stdout.split('\n');
    expect(lines[0]).toMatch(/^id +received +name +email +subject$/);
    expect(lines[1]).toMatch(RegExp(`^${recent.slice(0, 8)} +2026-11-18 .* Grace +ada@example.com +A shop$`));
    expect(lines[2]).toMatch(RegExp(`^${old.slice(0, 8)} `));
    expect(lines).toHaveLength(4);
    expect(all.stderr).toBe('Quarantined: 1. List them with --quarantined.\n');

    const since = await fixture.tool('messages list --since 2026-11-18T12:00:00Z');
    expect(since.stdout).toContain('Grace');
    expect(since.stdout).not.toContain('Ada');
  });

  it('exports all messages once when there are several pages', async () => {
    const names = Array.from({ length: 600 }, (_, index) => `Visitor ${String(index)}`);
    for (const name of names) await fixture.store.addMessage({ ...message, name });
    const { stdout } = await fixture.tool('messages export --format json');
    const exported: unknown = JSON.parse(stdout);
    expect(exported).toMatchObject(names.toReversed().map((name) => ({ name })));
  });

  it('shows a complete message by the start of its id', async () => {
    const id = await fixture.store.addMessage({
      ...message,
      message: 'One.\n\nTwo.',
      phone: '555',
      company: 'Tea Ltd.',
    });
    const { stdout } = await fixture.tool(`messages show ${id.slice(0, 8)}`);
    expect(stdout).toContain(id);
    expect(stdout).toMatch(/^from +Ada <ada@example.com>$/m);
    expect(stdout).toMatch(/^phone +555$/m);
    expect(stdout).toMatch(/^company +Tea Ltd\.$/m);
    expect(stdout).toMatch(/\n\nOne\.\n\nTwo\.\n$/);
  });

  it('reports unknown and ambiguous ids', async () => {
    const { store, tool } = fixture;
    const unknown = { code: 1, stderr: 'There is no message with the id %.\n' };
    expect(await tool('messages show %')).toMatchObject(unknown);
    // Two of 17 ids start with the same digit.
    const names = Array.from({ length: 17 }, (_, index) => String(index));
    const ids = await Promise.all(names.map((name) => store.addMessage({ ...message, name })));
    const starts = ids.map((id) => id.slice(0, 1));
    const twice = starts.find((start, index) => starts.indexOf(start) !== index) ?? '';
    const { stderr } = await tool(`messages show ${twice}`);
    expect(stderr).toMatch(/more than one message .* Use more characters of the id/);
  });

  it('releases a quarantined message once, into the list and to the mailbox', async () => {
    const { store, tool } = fixture;
    const id = await store.addMessage({ ...message, quarantine: 'too_fast' });
    expect((await tool('messages list')).stdout).toBe('');
    const held = await tool('messages list --quarantined');
    expect(held.stdout).toMatch(/ too_fast$/m);
    expect(held.stderr).toBe('');
    const shown = await tool(`messages show ${id}`);
    expect(shown.stdout).toMatch(/^quarantined +the form was sent faster than a person types$/m);

    const release = () => tool(`messages release ${id}`, { env: mailSettings });
    expect((await release()).stdout).toMatch(/is released, and will be mailed/);
    expect(await release()).toMatchObject({ code: 1, stderr: 'That message is not quarantined.\n' });
    expect((await tool('messages list')).stdout).toContain(id.slice(0, 8));
    expect(await store.outbox.claim(now, now, 10)).toMatchObject([{ content: { name: 'Ada' } }]);
  });

  it('mails no released message when mail is off', async () => {
    const id = await fixture.store.addMessage({ ...message, quarantine: 'too_fast' });
    expect((await fixture.tool(`messages release ${id}`)).stdout).toMatch(/is released\.$/m);
    expect((await fixture.tool('outbox')).stderr).toBe('No mails are waiting.\n');
  });

  it('prints no control characters of a visitor', async () => {
    const { store, tool } = fixture;
    const name = '\x1b[2J陳大文\x9b31m';
    const id = await store.addMessage({ ...message, name, message: '\x1b]0;owned\x07' });
    const commands = ['list', `show ${id}`, 'export --format json', 'export --format csv'];
    const outputs = await Promise.all(commands.map((command) => tool(`messages ${command}`)));
    for (const { stdout } of outputs) {
      expect(stdout).toContain('陳大文');
      // eslint-disable-next-line no-control-regex -- the test searches for control characters
      expect(stdout).not.toMatch(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/);
    }
  });

  it('writes a private file for a spreadsheet, with Chinese names and without formulas', async () => {
    const id = await fixture.store.addMessage({
      ...message,
      name: '陳大文',
      phone: '+1 416 555 0100',
      subject: '=1+1',
    });
    const { stdout } = await fixture.tool('messages export --output messages.csv');
    const file = join(fixture.folder, 'messages.csv');
    expect(stdout).toBe(`${file} is written.\n`);
    const csv = readFileSync(file, 'utf8');
    expect(csv.startsWith('\ufeff"id",')).toBe(true);
    const escaped = { phone: "'+1 416 555 0100", subject: "'=1+1" };
    const received = { id, received_at: '2026-11-01T12:00:00.000Z', name: '陳大文', quarantine: '' };
    expect(parseCsv(csv)).toMatchObject([{ ...received, ...escaped }]);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  });
});
