import { readFileSync } from 'node:fs';
import { expect, test } from './world.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('the client bundle contains only the documented packages at the documented sizes', () => {
  const decision = read('docs/decisions/0012-what-a-browser-gets.md');
  const documented = new Map(
    [...decision.matchAll(/`([@\w/.-]+)` ((?:\d|,\d)+)/g)].map(([, name = '', bytes = '']) => [
      name,
      Number(bytes.replaceAll(',', '')),
    ]),
  );
  // The build writes this file, in the format that libs/site documents.
  const built = JSON.parse(read('dist/web/packages.json')) as Record<string, number>;

  expect(Object.keys(built).toSorted()).toEqual([...documented.keys()].toSorted());
  for (const [name, bytes] of documented) expect(built[name], name).toBeLessThanOrEqual(bytes * 1.1);
});
