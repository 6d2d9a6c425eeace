import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from '../config-error.ts';

const contact = v.object({
  /** The person in the URL of the card. */
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]+$/)),
  name: v.pipe(v.string(), v.nonEmpty()),
  phone: v.pipe(v.string(), v.nonEmpty()),
  company: v.string(),
  email: v.string(),
});

export type Contact = v.InferOutput<typeof contact>;

const contacts = v.object({ contacts: v.array(contact) });

/** Reads the contacts of the name cards from the built site, or from the file in CONTACTS. */
export function readContacts(named: string | undefined, site = 'dist/web'): Contact[] {
  const file = named ?? join(site, 'host.json');
  // Without a built site there are no cards.
  if (named === undefined && !existsSync(file)) return [];
  try {
    return v.parse(contacts, JSON.parse(readFileSync(file, 'utf8'))).contacts;
  } catch {
    const advice =
      named === undefined
        ? 'Build the site again with "npx nx build web".'
        : 'Give it {"contacts":[{"id","name","phone","company","email"}]}, or leave CONTACTS out.';
    throw new ConfigError(`There are no contacts in ${file}. ${advice}`);
  }
}
