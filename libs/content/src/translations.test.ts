import { checkTranslations } from '@studio/i18n/check';
import { expect, it } from 'vitest';
import { translationRules } from './translation-rules.ts';

it('every text is complete and correct in every language', async () => {
  expect(await checkTranslations(translationRules)).toEqual([]);
}, 30_000);
