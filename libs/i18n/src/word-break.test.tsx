import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { defineLanguages } from './languages.ts';
import { LanguageProvider } from './language-provider.tsx';
import { site } from './testing/site.ts';
import { Trans } from './trans.tsx';
import { useTranslation } from './use-translation.ts';
import { markForeign } from './foreign-text.ts';
import { wordBreak } from './word-break.ts';

const marked = (text: string) => text.replaceAll('|', wordBreak);

const i18n = createI18n({
  languages: site,
  language: 'zh-TW',
  translations: {
    home: {
      title: marked('小工作室，|技術|不馬虎。'),
      pages: marked('最多|{{count}}頁的|網站'),
      write: marked('請寫信到|<email>a@example.com</email>|聯絡|我們'),
      offer: marked('<b>{{price}}元|一頁</b>，|先報價。'),
      name: 'Inklake',
    },
  },
});

const render = (element: React.ReactElement) =>
  renderToStaticMarkup(
    <LanguageProvider i18n={i18n} languages={site} language="zh-TW" prefix={undefined}>
      {element}
    </LanguageProvider>,
  );

it('renders a `<wbr>` between the words of a visible text, and plain text in attributes', () => {
  function Title() {
    const { t, text } = useTranslation();
    return <h1 title={t('home:title')}>{text('home:title')}</h1>;
  }
  expect(render(<Title />)).toBe(
    '<h1 title="小工作室，技術不馬虎。"><span>小工作室，<wbr/>技術<wbr/>不馬虎。</span></h1>',
  );
});

it('interpolates values in a visible text', () => {
  const Pages = () => useTranslation().text('home:pages', { count: 5 });
  expect(render(<Pages />)).toBe('<span>最多<wbr/>5頁的<wbr/>網站</span>');
});

it('renders the bold words of a visible text', () => {
  const Offer = () => useTranslation().text('home:offer', { price: 5 });
  expect(render(<Offer />)).toBe('<span><b>5元<wbr/>一頁</b>，<wbr/>先報價。</span>');
});

it('returns a text without marks as a string', () => {
  const Name = () => useTranslation().text('home:name');
  expect(
    renderToString(
      <LanguageProvider i18n={i18n} languages={site} language="zh-TW" prefix={undefined}>
        <Name />
      </LanguageProvider>,
    ),
  ).toBe('Inklake');
});

it('renders the marks of a text that contains elements', () => {
  expect(render(<Trans i18nKey="home:write" components={{ email: <strong /> }} />)).toBe(
    '<span>請寫信到<wbr/><strong>a@example.com</strong><wbr/>聯絡<wbr/>我們</span>',
  );
});

it('renders a text of the fallback language with its own language, in texts and around elements', () => {
  const arabic = defineLanguages<string>(
    {
      en: { label: 'English', currency: 'EUR' },
      ar: { label: 'العربية', currency: 'EUR', incomplete: true },
    },
    { fallback: 'en' },
  );
  const texts = {
    title: markForeign('en', 'Rooms'),
    write: markForeign('en', 'Write to <email>us</email>'),
    own: 'غرف',
  };
  const translated = createI18n({ languages: arabic, language: 'ar', translations: { home: texts } });
  function Page() {
    const { t, text } = useTranslation();
    return (
      <>
        <h1 title={t('home:title')}>{text('home:title')}</h1>
        <p>{text('home:own')}</p>
        <Trans i18nKey="home:write" components={{ email: <strong /> }} />
      </>
    );
  }
  expect(
    renderToStaticMarkup(
      <LanguageProvider i18n={translated} languages={arabic} language="ar" prefix={undefined}>
        <Page />
      </LanguageProvider>,
    ),
  ).toBe(
    '<h1 title="Rooms"><span lang="en" dir="auto">Rooms</span></h1><p>غرف</p>' +
      '<span lang="en" dir="auto">Write to <strong>us</strong></span>',
  );
});
