import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { storiesByTitle } from '../built-storybook.ts';

const text = readFileSync(new URL('../../dist/storybook/llms.txt', import.meta.url), 'utf8');

test('llms.txt lists every component of the design system', () => {
  const names = [...storiesByTitle.keys()].filter((title) => /^(Primitives|Forms|Blocks)\//.test(title));
  const listed = [...text.matchAll(/^- \[(\w+)\]/gm)].map(([, name]) => name);
  expect(listed).toEqual(expect.arrayContaining(names.map((title) => title.replace(/^.*\//, ''))));
});

test('llms.txt describes Button, its import, and when to use it', () => {
  const [entry] = /^- \[Button\].*(\n {2}.*)+/m.exec(text) ?? [''];
  expect(entry).toMatch(/^- \[Button\]\(index\.html\?path=\/docs\/primitives-button--docs\): A button/);
  expect(entry).toContain("Import: `import { Button } from '@studio/ui';`");
  expect(entry).toContain('When to use: For actions');
  expect(entry).toContain('When not to use: For a link in a sentence');
});
