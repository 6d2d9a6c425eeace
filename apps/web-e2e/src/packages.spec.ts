import { readFileSync } from 'node:fs';
import { expect, test } from './world.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('every package that reaches a browser is one that was decided for, and weighs what was said', () => {
  const decision = read('docs/decisions/0012-what-a-browser-gets.md');
  const decided = new Map(
    [...decision.matchAll(/`([@\w/.-]+)` ((?:\d|,\d)+)/g)].map(([, name = '', bytes = '']) => [
      name,
      Number(bytes.replaceAll(',', '')),
    ]),
  );
  // The build wrote this file, in the shape that libs/site documents.
  const built = JSON.parse(read('dist/web/packages.json')) as Record<string, number>;

  expect(Object.keys(built).toSorted()).toEqual([...decided.keys()].toSorted());
  for (const [name, bytes] of decided) expect(built[name], name).toBeLessThanOrEqual(bytes * 1.1);
});
