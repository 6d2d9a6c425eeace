import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { isRightToLeft } from './languages.ts';
import {
  pseudoText,
  pseudoTranslations,
  rightToLeftPseudoLanguage,
  rightToLeftPseudoText,
} from './pseudo.ts';
import { site } from './testing/site.ts';

describe('the pseudo language', () => {
  it('is longer than English and keeps placeholders', () => {
    expect(pseudoText('Get <a>{{count}} pages</a> of $t(shell:name)')).toMatch(
      /^\[Ĝéţ <a>\{\{count\}\} þáĝéš<\/a> öƒ \$t\(shell:name\) (?:~~~ ?){4,}\]$/,
    );
  });

  it('can run from right to left', () => {
    expect(isRightToLeft(rightToLeftPseudoLanguage.code)).toBe(true);
    expect(rightToLeftPseudoText('Get <a>{{count}} pages</a>')).toBe(
      '\u202eGet \u202c<a>{{count}}\u202e pages\u202c</a>',
    );
  });

  it('can be used as a locale', () => {
    const translations = {
      shell: pseudoTranslations({ name: 'Inklake' }),
      common: pseudoTranslations({ footer: { copyright: '© {{year}} $t(shell:name)' } }),
    };
    const { t } = createI18n({ languages: site, language: 'en', translations });
    expect(t('common:footer.copyright', { year: 2026 })).toMatch(/^\[© 2026 \[Îñķļáķé ~~~\] [~ ]+\]$/);
  });
});
