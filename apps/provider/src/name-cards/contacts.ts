import { hostContacts, type HostContact } from '@studio/site/host';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from '../config-error.ts';

/** The links that WeChat gives to people. */
const wechatLink = /^https:\/\/u\.wechat\.com\/[\w-]+(?:\?[\w=&-]*)?$/;

/** Reads the contacts of the name cards from the built site, or from the file in CONTACTS. */
export function readContacts(named: string | undefined, site = 'dist/web'): HostContact[] {
  const file = named ?? join(site, 'host.json');
  // Without a built site there are no cards.
  if (named === undefined && !existsSync(file)) return [];
  const read = parseContacts(file, named === undefined);
  for (const { id, link } of read)
    if (link !== undefined && !wechatLink.test(link))
      throw new ConfigError(
        `The WeChat link of "${id}" in ${file} is "${link}". Use a link such as "https://u.wechat.com/kAbC", or leave it out.`,
      );
  return read;
}

function parseContacts(file: string, built: boolean): HostContact[] {
  try {
    return v.parse(hostContacts, JSON.parse(readFileSync(file, 'utf8'))).contacts;
  } catch {
    const advice = built
      ? 'Build the site again.'
      : 'Give it {"contacts":[{"id","name","phone","company","email","link"}]}, with or without "link", or leave CONTACTS out.';
    throw new ConfigError(`There are no contacts in ${file}. ${advice}`);
  }
}
