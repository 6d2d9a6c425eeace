import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { logEvents } from './log.ts';

it('has its events described in docs/provider.md', () => {
  const text = readFileSync(new URL('../../../../docs/provider.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Logs\n([^]*?)\n## /.exec(text) ?? [];
  const described = [...section.matchAll(/^\| `([\w.]+)` /gm)].map(([, event]) => event);
  expect(described).toEqual([...logEvents]);
});
