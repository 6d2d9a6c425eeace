import { describe, expect, it } from 'vitest';
import { hostSite } from '../testing/host-site.ts';
import { negotiateLanguage } from './languages.ts';
import { languagePatterns, nginxHttp, nginxServer } from './nginx.ts';

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

describe('the nginx configuration', () => {
  it('maps each language to its file', () => {
    expect(nginxHttp(hostSite)).toContain('  default index.html;\n  zh-TW index.zh-TW.html;\n');
  });

  it('redirects as the site does', () => {
    expect(nginxServer(hostSite)).toContain('location = /old { return 302 "/faq#new"; }\n');
  });

  it('does not grow with the pages of the site', () => {
    const documents = { ...hostSite.documents, '/about': { en: 'about/index.html' } };
    expect(nginxServer({ ...hostSite, documents })).toBe(nginxServer(hostSite));
  });

  it('sends violation reports to the provider', () => {
    expect(nginxServer(hostSite)).toContain(`set $studio_reporting 'csp="/api/v1/reports"';`);
  });
});
