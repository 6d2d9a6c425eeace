import { expect, it } from 'vitest';
import { languages } from '../testing/entry.ts';
import { renderWebManifest } from './web-manifest.ts';

it('has the name and the start URL of its language', () => {
  const manifest: unknown = JSON.parse(
    renderWebManifest(
      { themeColor: '#0b2129', languages },
      {
        language: 'zh-TW',
        name: '墨湖工作室',
        shortName: '墨湖',
        summary: '小型工作室。',
        email: 'hello@example.com',
        sections: [],
        contacts: [],
      },
    ),
  );
  expect(manifest).toMatchObject({
    name: '墨湖工作室',
    short_name: '墨湖',
    lang: 'zh-Hant',
    start_url: '/zh-TW',
    theme_color: '#0b2129',
  });
});
