import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../documents.ts';
import { root } from '../provider.ts';

test('the client bundle contains only the documented packages at the documented sizes', () => {
  const decision = readFileSync(join(root, 'docs/decisions/0012-budget-third-party-browser-code.md'), 'utf8');
  const documented = new Map(
    [...decision.matchAll(/`([@\w/.-]+)` ((?:\d|,\d)+)/g)].map(([, name = '', bytes = '']) => [
      name,
      Number(bytes.replaceAll(',', '')),
    ]),
  );
  // The build writes this file, in the format that libs/site documents.
  const built = JSON.parse(readFileSync(join(builtSite, 'packages.json'), 'utf8')) as Record<string, number>;

  expect(Object.keys(built).toSorted()).toEqual([...documented.keys()].toSorted());
  for (const [name, bytes] of documented) expect(built[name], name).toBeLessThanOrEqual(bytes * 1.1);
});
