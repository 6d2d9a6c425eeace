import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { LanguageProvider } from './language-provider.tsx';
import { splitLanguage } from './paths.ts';
import { LocalizedLink, type LocalizedLinkProps } from './localized-link.tsx';

const drawn = (location: string, props: LocalizedLinkProps) =>
  renderToStaticMarkup(
    <LanguageProvider i18n={createI18n('en', {})} language="en" prefix={splitLanguage(location).prefix}>
      <LocalizedLink {...props}>Questions</LocalizedLink>
    </LanguageProvider>,
  );

describe('a link', () => {
  it.each([
    ['/zh-TW/about', '/faq?a=1#b', '/zh-TW/faq?a=1#b'],
    ['/zh-TW', '/', '/zh-TW'],
    ['/about', '/faq', '/faq'],
  ])('on %s to %s leads to %s', (location, href, to) => {
    expect(drawn(location, { href })).toContain(`href="${to}"`);
  });

  it.each(['https://elsewhere.example/', 'mailto:a@b.co', '#pricing'])(
    'to %s is left alone, and keeps what else it was given',
    (href) => {
      const link = drawn('/zh-TW/about', { href, target: '_blank' });
      expect(link).toContain(`href="${href}"`);
      expect(link).toContain('target="_blank"');
    },
  );

  it('leads out of the language where it is meant exactly', () => {
    expect(drawn('/zh-TW/about', { href: '/en/about', exact: true })).toContain('href="/en/about"');
  });
});
