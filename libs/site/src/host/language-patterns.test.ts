import { describe, expect, it } from 'vitest';
import { languagePatterns } from './language-patterns.ts';
import { negotiateLanguage } from './languages.ts';

describe('languagePatterns', () => {
  const regions = ['CN', 'SG', 'MY', 'TW', 'HK', 'MO', 'US', 'GB', 'CA', 'BR', 'PT', 'AO', 'RS', 'ME'];
  const sites = [
    ['en', 'zh-CN', 'zh-TW'],
    ['zh-TW', 'zh-CN', 'en'],
    ['en', 'fr', 'pt-BR', 'pt-PT'],
    ['sr-Latn', 'sr-Cyrl', 'de'],
  ];

  it.each(sites.map((languages) => [languages.join(', '), languages] as const))(
    'negotiate %s as the provider does for every single tag',
    (_, languages) => {
      const patterns = languagePatterns(languages);
      const tags = [...new Set(languages.map((code) => code.split('-')[0] ?? ''))]
        .concat('it')
        .flatMap((name) => [name, ...regions.map((region) => `${name}-${region}`)])
        .concat(languages, [
          'zh-Hant',
          'zh-Hans',
          'zh-Hant-HK',
          'zh-hans-tw',
          'sr-Latn-RS',
          '*',
          '',
          'zh_TW',
        ]);
      for (const tag of tags) {
        // nginx compares `$arg_lng,$cookie_i18next,$http_accept_language` without case.
        const found = patterns.find(([pattern]) => new RegExp(pattern, 'i').test(`,,${tag}`));
        const wanted = negotiateLanguage(
          { query: undefined, cookie: undefined, acceptLanguage: tag },
          languages,
        );
        expect(found?.[1] ?? languages[0], tag).toBe(wanted);
      }
    },
  );
});
