import { ConfigError, readConfig } from './config.ts';
import { readContacts } from './name-cards/contacts.ts';
import { readBuiltSite } from './site/built-site.ts';
import { readEditor } from './site/serve-editor.ts';
import { checkDatabase } from './store/check-database.ts';

/** Returns what would stop the provider from starting, in one sentence each. It changes nothing. */
export async function checkProvider(
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  async function attempt<T>(work: () => T): Promise<Awaited<T> | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error.message);
      return undefined;
    }
  }

  const config = await attempt(() => readConfig(env));
  if (!config) return problems;
  const { database, site, editor, contacts } = config;
  await attempt(() => checkDatabase(database, config));
  if (site !== undefined) await attempt(() => readBuiltSite(site));
  if (editor !== undefined) await attempt(() => readEditor(editor));
  if (contacts !== undefined || site !== undefined) await attempt(() => readContacts(contacts, site));
  return problems;
}
