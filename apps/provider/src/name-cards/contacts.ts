import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from '../config-error.ts';

const contact = v.object({
  /** The person in the address of the card. */
  id: v.pipe(v.string(), v.regex(/^[a-z\d-]+$/)),
  name: v.pipe(v.string(), v.nonEmpty()),
  phone: v.pipe(v.string(), v.nonEmpty()),
  company: v.string(),
  email: v.string(),
});

export type Contact = v.InferOutput<typeof contact>;

const contacts = v.object({ contacts: v.array(contact) });

/** Reads who is on the name cards. The build of the site knows it, unless the owner names another file. */
export function readContacts(named: string | undefined, site = 'dist/web'): Contact[] {
  const file = named ?? join(site, 'host.json');
  // Where no site was built, nobody shows a card.
  if (named === undefined && !existsSync(file)) return [];
  try {
    return v.parse(contacts, JSON.parse(readFileSync(file, 'utf8'))).contacts;
  } catch {
    const advice =
      named === undefined
        ? 'Build the site anew with "npx nx build web".'
        : 'Give it {"contacts":[{"id","name","phone","company","email"}]}, or leave CONTACTS out.';
    throw new ConfigError(`There are no contacts in ${file}. ${advice}`);
  }
}
