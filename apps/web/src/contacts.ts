import { company, reachable } from '@studio/content';
import { createI18n, fallbackLanguage, type WordKey } from '@studio/i18n';
import common from '@studio/i18n/locales/en/common.json';
import shell from '@studio/i18n/locales/en/shell.json';
import type { SiteEntry } from '@studio/site';

const words = createI18n(fallbackLanguage, { shell, common });
const t = (key: WordKey) => words.t(key);

/** The contacts on the name cards. A card has no language setting, so it uses the fallback language. */
export const contacts: SiteEntry['contacts'] = reachable(t).map(({ id, name, phone }) => ({
  id,
  name: t(name),
  phone: t(phone),
  company: t(company.name),
  email: t(company.email),
}));
