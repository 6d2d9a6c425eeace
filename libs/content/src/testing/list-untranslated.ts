// `npm run translations` lists the texts of the site and of its mails that are left to translate.
import { fileURLToPath } from 'node:url';
import { findUntranslated } from '@studio/i18n/check';
import { translationRules } from '../translation-rules.ts';

const mails = fileURLToPath(new URL('../../../../apps/provider/src/mail/locales', import.meta.url));
const untranslated = [translationRules.locales, mails].flatMap((locales) =>
  findUntranslated({ ...translationRules, locales }),
);
console.log([...untranslated, `${String(untranslated.length)} texts are left to translate.`].join('\n'));
