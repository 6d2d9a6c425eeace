import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The files that make Nx run a target again when they change, instead of restoring its output. */
function inputsOf(target: string): string[] {
  const output = execFileSync('nx', ['show', 'target', 'inputs', target, '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return (JSON.parse(output) as { files: string[] }).files;
}

it.each([
  ['@studio/web:build', 'libs/content/{posts,work}/**/*.md'],
  ['@studio/create-site:package', 'libs/create-site/words/**/*.md'],
])(
  '%s runs again when a text is changed',
  (target, texts) => {
    const files = globSync(texts, { cwd: root }).map((file) => file.replaceAll(sep, '/'));
    expect(files.length).toBeGreaterThan(10);
    expect(inputsOf(target)).toEqual(expect.arrayContaining(files));
  },
  60_000,
);
