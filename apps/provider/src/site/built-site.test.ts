import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { readBuiltSite } from './built-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'client/index.html'), 'hello');
  writeFileSync(join(folder, 'client/index.html.br'), 'packed');
  writeFileSync(join(folder, 'client/unlisted.txt'), 'secret');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const listed = (files: object, more: object = {}) =>
  JSON.stringify({
    languages: ['en'],
    documents: { '/': { en: 'index.html' } },
    policies: { 'index.html': 'p' },
    files,
    ...more,
  });

describe('a built site', () => {
  it('is read with its compressed copies', () => {
    const index = { type: 'text/html', etag: 'e', encodings: { br: '.br' } };
    writeFileSync(join(folder, 'host.json'), listed({ 'index.html': index }));
    const { documents, files } = readBuiltSite(folder);

    const document = documents.get('/')?.get('en');
    expect(document?.policy).toBe('p');
    expect([...(document?.bodies.keys() ?? [])]).toEqual(['identity', 'br']);
    expect([...files.keys()]).toEqual([]);
  });

  it('may have a policy that is only reported on', () => {
    const index = { type: 'text/html', etag: 'e', encodings: {} };
    writeFileSync(join(folder, 'host.json'), listed({ 'index.html': index }));
    expect(readBuiltSite(folder).reported).toBeUndefined();
    writeFileSync(join(folder, 'host.json'), listed({ 'index.html': index }, { reported: 'r' }));
    expect(readBuiltSite(folder).reported).toBe('r');
  });

  it.each([
    ['is missing', undefined],
    ['is nonsense', '{"languages":7}'],
    ['names a document that is not listed', listed({})],
  ])('that %s stops the start with a sentence', (_, manifest) => {
    if (manifest) writeFileSync(join(folder, 'host.json'), manifest);
    expect(() => readBuiltSite(folder)).toThrow(ConfigError);
  });
});
