import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { LanguageProvider } from './language-provider.tsx';
import { LocalizedLink, type LocalizedLinkProps } from './localized-link.tsx';
import { site } from './testing/site.ts';

const render = (location: string, props: LocalizedLinkProps) =>
  renderToStaticMarkup(
    <LanguageProvider
      i18n={createI18n({ languages: site, language: 'en', translations: {} })}
      languages={site}
      language="en"
      prefix={site.splitLanguage(location).prefix}
    >
      <LocalizedLink {...props}>Questions</LocalizedLink>
    </LanguageProvider>,
  );

describe('LocalizedLink', () => {
  it.each([
    ['/zh-TW/about', '/faq?a=1#b', '/zh-TW/faq?a=1#b'],
    ['/zh-TW', '/', '/zh-TW'],
    ['/about', '/faq', '/faq'],
  ])('on %s resolves %s to %s', (location, href, to) => {
    expect(render(location, { href })).toContain(`href="${to}"`);
  });

  it.each(['https://elsewhere.example/', 'mailto:a@b.co', '#pricing'])(
    'keeps %s and its other props unchanged',
    (href) => {
      const link = render('/zh-TW/about', { href, target: '_blank' });
      expect(link).toContain(`href="${href}"`);
      expect(link).toContain('target="_blank"');
    },
  );

  it('adds no prefix if `exact` is set', () => {
    expect(render('/zh-TW/about', { href: '/en/about', exact: true })).toContain('href="/en/about"');
  });
});
