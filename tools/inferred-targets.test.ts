import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['@studio/web', 'northfork'])(
  '@nx/vite infers how to build, develop and preview %s',
  (project) => {
    const output = execFileSync('nx', ['show', 'project', project, '--json'], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(JSON.parse(output)).toMatchObject({
      targets: {
        build: { options: { command: 'vite build' } },
        dev: { options: { command: 'vite' } },
        preview: { options: { command: 'vite preview' } },
      },
    });
  },
  60_000,
);
