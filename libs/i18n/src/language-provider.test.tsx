import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { LanguageProvider } from './language-provider.tsx';
import { LocalizedLink } from './localized-link.tsx';
import { site } from './testing/site.ts';
import { Trans } from './trans.tsx';
import { useTranslation } from './use-translation.ts';

const i18n = createI18n({ languages: site, language: 'en', translations: { shell: { home: 'Home' } } });
i18n.addResourceBundle('zh-TW', 'shell', {
  home: '首頁',
  price: '{{amount, money}}',
  write: '請寫信至<email>$t(shell:address)</email>，{{days}}日內回覆。',
  address: 'a@b.example',
});

const Home = () => useTranslation().t('shell:home');
const Price = () => useTranslation().t('shell:price', { amount: 5 });

const render = (language: string, children: ReactNode) =>
  renderToStaticMarkup(
    <LanguageProvider i18n={i18n} languages={site} language={language} prefix={undefined}>
      {children}
    </LanguageProvider>,
  );

describe('LanguageProvider', () => {
  it('translates into its language and leaves the language of the i18next instance unchanged', () => {
    expect(render('en', <Home />)).toBe('Home');
    expect(render('zh-TW', <Home />)).toBe('首頁');
    expect(i18n.language).toBe('en');
  });

  it('formats values for its language', () => {
    expect(render('zh-TW', <Price />)).toBe(site.getFormats('zh-TW').money(5));
  });

  it('renders the elements of a text with `Trans`', () => {
    const write = (
      <Trans
        i18nKey="shell:write"
        values={{ days: 30 }}
        components={{ email: <LocalizedLink href="mailto:a@b.example" /> }}
      />
    );
    expect(render('zh-TW', write)).toBe(
      '<span>請寫信至<a href="mailto:a@b.example">a@b.example</a>，30日內回覆。</span>',
    );
  });
});
