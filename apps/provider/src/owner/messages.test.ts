import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/empty-database.ts';
import { cellsOf, day, mailSettings, message, now, openOffice, type Office } from '../testing/owner.ts';
import { widthOf } from './text.ts';

describe.each(databaseKinds)('an owner who reads messages, with %s', (kind) => {
  let office: Office;
  beforeEach(async () => {
    office = await openOffice(kind);
  });

  it('sees the newest first, those since a day, and how many were held back', async () => {
    const old = await office.provider.addMessage(message);
    const recent = await office.provider.addMessage({ ...message, name: 'Grace', receivedAt: day(18) });
    await office.provider.addMessage({ ...message, name: 'Bot', quarantine: 'trap' });

    const all = await office.owner('messages list');
    const lines = all.out.split('\n');
    expect(lines[0]).toMatch(/^id +received +name +email +subject$/);
    expect(lines[1]).toMatch(RegExp(`^${recent.slice(0, 8)} +2026-11-18 .* Grace +ada@example.com +A shop$`));
    expect(lines[2]).toMatch(RegExp(`^${old.slice(0, 8)} `));
    expect(lines).toHaveLength(4);
    expect(all.notes).toBe('Held back: 1. See them with --quarantined.\n');

    const since = await office.owner('messages list --since 2026-11-18T12:00:00Z');
    expect(since.out).toContain('Grace');
    expect(since.out).not.toContain('Ada');
  });

  it('reads all of them, and each once, when they are more than one page', async () => {
    const names = Array.from({ length: 1100 }, (_, index) => `Visitor ${String(index)}`);
    await Promise.all(names.map((name) => office.provider.addMessage({ ...message, name })));
    const { out } = await office.owner('messages export --format json');
    const exported: unknown = JSON.parse(out);
    expect(exported).toMatchObject(names.toReversed().map((name) => ({ name })));
  });

  it('reads one by the start of its id, with every line that was written', async () => {
    const id = await office.provider.addMessage({
      ...message,
      message: 'One.\n\nTwo.',
      phone: '555',
      company: 'Tea Ltd.',
    });
    const { out } = await office.owner(`messages show ${id.slice(0, 8)}`);
    expect(out).toContain(id);
    expect(out).toMatch(/^from +Ada <ada@example.com>$/m);
    expect(out).toMatch(/^phone +555$/m);
    expect(out).toMatch(/^company +Tea Ltd\.$/m);
    expect(out).toMatch(/\n\nOne\.\n\nTwo\.\n$/);
  });

  it('is told that no message has an id, and which start means more than one', async () => {
    await office.provider.addMessage(message);
    expect(await office.owner('messages show %')).toMatchObject({
      code: 1,
      notes: 'There is no message with the id %.\n',
    });
    await Promise.all(
      Array.from({ length: 17 }, (_, index) =>
        office.provider.addMessage({ ...message, name: String(index) }),
      ),
    );
    const { out } = await office.owner('messages export --format json');
    const starts = [...out.matchAll(/"id":"(.)/g)].map(([, start = '']) => start);
    const twice = starts.find((start, index) => starts.indexOf(start) !== index) ?? '';
    expect((await office.owner(`messages show ${twice}`)).notes).toMatch(
      /more than one message .* Give more of the id/,
    );
  });

  it('can let go what was held back, into the list and to the mailbox, once', async () => {
    const id = await office.provider.addMessage({ ...message, quarantine: 'hurry' });
    expect((await office.owner('messages list')).out).toBe('');
    const held = await office.owner('messages list --quarantined');
    expect(held.out).toMatch(/ hurry$/m);
    expect(held.notes).toBe('');
    expect((await office.owner(`messages show ${id}`)).out).toMatch(
      /^held back +it came faster than a person types$/m,
    );

    const env = mailSettings;
    expect((await office.owner(`messages release ${id}`, { env })).out).toMatch(
      /is now among the others, and will be mailed/,
    );
    expect(await office.owner(`messages release ${id}`, { env })).toMatchObject({
      code: 1,
      notes: 'That message is not held back.\n',
    });
    expect((await office.owner('messages list')).out).toContain(id.slice(0, 8));
    expect(await office.provider.outbox.claim(now, now, 10)).toMatchObject([{ content: { name: 'Ada' } }]);
  });

  it('gets no mail of what was let go when mail is not set up', async () => {
    const id = await office.provider.addMessage({ ...message, quarantine: 'hurry' });
    expect((await office.owner(`messages release ${id}`)).out).toMatch(/is now among the others\.$/m);
    expect((await office.owner('outbox')).notes).toBe('Nothing waits to be sent.\n');
  });

  it('looks at a terminal that no visitor commands, however narrow it is', async () => {
    const name = '\x1b[2J陳大文\x9b31m'.repeat(4);
    const id = await office.provider.addMessage({
      ...message,
      name,
      subject: '你好'.repeat(50),
      message: '\x1b]0;owned\x07',
    });
    const table = await office.owner('messages list', { columns: 60 });
    expect(Math.max(...table.out.split('\n').map(widthOf))).toBeLessThanOrEqual(60);
    const outputs = [
      table,
      await office.owner(`messages show ${id}`),
      ...(await Promise.all(
        ['json', 'csv', 'table'].map((format) => office.owner(`messages export --format ${format}`)),
      )),
    ];
    // eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
    for (const { out } of outputs) expect(out).not.toMatch(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/);
  });
});

describe.each(databaseKinds)('an owner who takes messages elsewhere, with %s', (kind) => {
  let office: Office;
  beforeEach(async () => {
    office = await openOffice(kind);
  });

  it('gets a file for a spreadsheet, with Chinese names and without formulas, that only the owner may read', async () => {
    const id = await office.provider.addMessage({
      ...message,
      name: '陳大文',
      phone: '+1 416 555 0100',
      subject: '=1+1',
    });
    const { out } = await office.owner('messages export --output messages.csv');
    const file = join(office.folder, 'messages.csv');
    expect(out).toBe(`${file} is written, with 1 entry.\n`);
    const csv = readFileSync(file, 'utf8');
    expect(csv.startsWith('\ufeff"id",')).toBe(true);
    const [titles = [], cells = []] = cellsOf(csv);
    expect(Object.fromEntries(titles.map((title, index) => [title, cells[index]]))).toMatchObject({
      id,
      received_at: '2026-11-01T12:00:00.000Z',
      name: '陳大文',
      phone: "'+1 416 555 0100",
      subject: "'=1+1",
      quarantine: '',
    });
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  });

  it('never loses a file that has the name already', async () => {
    await office.owner('messages export --output messages.csv');
    expect(await office.owner('messages export --format json --output messages.csv')).toMatchObject({
      code: 1,
      notes: `${join(office.folder, 'messages.csv')} is there already. Name a new file, or remove it first.\n`,
    });
  });

  it('gets whole JSON also when there is nothing', async () => {
    expect((await office.owner('messages export --format json')).out).toBe('[]\n');
  });
});
