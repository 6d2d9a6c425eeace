import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkTranslations } from '@studio/i18n/check';
import { siteLanguages } from '@studio/content';
import { describe, expect, it } from 'vitest';
import editor from './editor.server.ts';

describe('the editor of the site', () => {
  it('has the texts of every namespace', () => {
    const names = readdirSync(resolve(editor.texts.folder, 'en')).map((file) => file.replace('.json', ''));
    expect(editor.texts.files.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('has its labels in every language', async () => {
    expect(
      await checkTranslations({
        locales: resolve(editor.labels),
        languages: siteLanguages,
        names: ['Facebook', 'Instagram', 'LinkedIn', 'Tom Hale'],
        except: { script: /^editor:(?:fields|choices)\.(?:facebook|instagram|linkedin|tom)$/ },
      }),
    ).toEqual([]);
  });
});
