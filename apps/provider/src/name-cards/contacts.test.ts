import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { contacts } from '../testing/small-app.ts';
import { readContacts } from './contacts.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('who is on the name cards', () => {
  it('is known by the build of the site', () => {
    write('host.json', { languages: ['en'], contacts, documents: {} });
    expect(readContacts(undefined, folder)).toEqual(contacts);
  });

  it('is what the owner names instead', () => {
    const file = write('contacts.json', { contacts: contacts.slice(1) });
    expect(readContacts(file, folder)).toEqual(contacts.slice(1));
  });

  it('is nobody where no site was built', () => {
    expect(readContacts(undefined, join(folder, 'nowhere'))).toEqual([]);
  });

  it.each([
    ['no contacts', {}],
    ['a contact without a phone', { contacts: [{ ...contacts[0], phone: '' }] }],
    ['a contact with a path for a name', { contacts: [{ ...contacts[0], id: '../x' }] }],
  ])('stops the start with a sentence if the file has %s', (_, content) => {
    expect(() => readContacts(write('wrong.json', content))).toThrow(ConfigError);
    expect(() => readContacts(join(folder, 'none.json'))).toThrow(/leave CONTACTS out/);
  });
});
