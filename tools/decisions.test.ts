import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');

it('gives each decision its own number, the next one, in its file name and title', () => {
  const titles = readdirSync(folder).map((name) => [
    Number.parseInt(name, 10),
    Number.parseInt(readFileSync(join(folder, name), 'utf8').replace('# ', ''), 10),
  ]);
  expect(titles).toEqual(titles.map((_, index) => [index + 1, index + 1]));
});
