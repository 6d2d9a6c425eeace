import { expect, it } from 'vitest';
import { renderLlmsTxt } from './llms.ts';

const outline = { shortName: 'Inklake', email: 'hello@example.com', contacts: [] };

it('lists every page with its description and its translations', () => {
  const text = renderLlmsTxt(
    'https://www.example.com',
    [
      {
        ...outline,
        language: 'en',
        name: 'Inklake Studio',
        summary: 'A small studio.',
        sections: [
          { title: 'Pages', pages: { '/': 'Home', '/news': 'News' } },
          { title: 'Legal', pages: { '/terms': 'Terms' } },
        ],
      },
      {
        ...outline,
        language: 'zh-TW',
        name: '墨湖工作室',
        summary: '小型工作室。',
        sections: [
          { title: '頁面', pages: { '/': '首頁' } },
          { title: '法律', pages: { '/terms': '條款' } },
        ],
      },
    ],
    new Map([
      ['/', 'Who we are.'],
      ['/news', 'What is new.'],
      ['/terms', 'What we agree on.'],
    ]),
  );
  expect(text).toBe(`# Inklake Studio

> A small studio.

## Pages

- [Home](https://www.example.com/en): Who we are. ([首頁](https://www.example.com/zh-TW))
- [News](https://www.example.com/en/news): What is new.

## Legal

- [Terms](https://www.example.com/en/terms): What we agree on. ([條款](https://www.example.com/zh-TW/terms))
`);
});
