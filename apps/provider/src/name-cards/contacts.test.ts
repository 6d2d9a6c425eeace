import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { emptyFolder } from '../testing/empty-database.ts';
import { contacts } from '../testing/small-app.ts';
import { readContacts } from './contacts.ts';

function write(content: object, folder = emptyFolder()): string {
  const file = join(folder, 'host.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the contacts of the name cards', () => {
  it('come from the build of the site', () => {
    const folder = emptyFolder();
    write({ languages: ['en'], contacts, documents: {} }, folder);
    expect(readContacts(undefined, folder)).toEqual(contacts);
  });

  it('come from the configured file instead', () => {
    const file = write({ contacts: contacts.slice(1) });
    expect(readContacts(file)).toEqual(contacts.slice(1));
  });

  it('are empty without a built site', () => {
    expect(readContacts(undefined, join(emptyFolder(), 'nowhere'))).toEqual([]);
  });

  it.each([
    ...['http://u.wechat.com/kAbC', 'https://u.wechat.com/', 'https://u.wechat.com.example.com/kAbC'],
    ...['https://wa.me/16135550142', 'javascript:alert(1)', 'mei_lin', ''],
  ])('throw a ConfigError that names the invalid WeChat link %j', (link) => {
    const file = write({ contacts: [{ ...contacts[0], link }] });
    expect(() => readContacts(file)).toThrow(
      new ConfigError(
        `The WeChat link of "mei" in ${file} is "${link}". Use a link such as "https://u.wechat.com/kAbC", or leave it out.`,
      ),
    );
  });

  it.each([
    ['no contacts', {}],
    ['a contact without a phone', { contacts: [{ ...contacts[0], phone: '' }] }],
    ['a link by another name', { contacts: [{ ...contacts[0], wechat: 'https://u.wechat.com/kAbC' }] }],
    ['a contact with a path as its id', { contacts: [{ ...contacts[0], id: '../x' }] }],
  ])('throw a ConfigError if the file has %s', (_, content) => {
    expect(() => readContacts(write(content))).toThrow(ConfigError);
    expect(() => readContacts(join(emptyFolder(), 'none.json'))).toThrow(/leave CONTACTS out/);
  });
});
