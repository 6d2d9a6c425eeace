import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('an owner who sets nothing', () => {
  it('gets a site on localhost:4200 and a database beside it', () => {
    expect(readConfig({})).toEqual({
      host: 'localhost',
      port: 4200,
      database: resolve('.data/studio.sqlite'),
      site: resolve('dist/web'),
    });
  });
});

describe('an owner whose site stands elsewhere', () => {
  it('can serve the API alone', () => {
    expect(readConfig({ SITE_DIR: 'off' }).site).toBeUndefined();
  });
});

describe('an owner who makes a mistake', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc". Use a whole number from 0 to 65535, such as 4200.'],
    [{ PORT: '' }, 'PORT is "". Use a whole number from 0 to 65535, such as 4200.'],
    [{ PORT: '65536' }, 'PORT is "65536". Use a whole number from 0 to 65535, such as 4200.'],
    [{ PORT: '-1' }, 'PORT is "-1". Use a whole number from 0 to 65535, such as 4200.'],
    [{ PORT: '4e3' }, 'PORT is "4e3". Use a whole number from 0 to 65535, such as 4200.'],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL starts with "mysql:". Use "sqlite:" and the path of a file.',
    ],
    [{ DATABASE_URL: 'studio.db' }, 'DATABASE_URL has no scheme. Use "sqlite:" and the path of a file.'],
    [{ HOST: '' }, 'HOST is empty. Give it a value, or leave it out.'],
    [{ SITE_DIR: ' ' }, 'SITE_DIR is empty. Give it a value, or leave it out.'],
    [
      { DATABASE_URL: 'sqlite::memory:' },
      'DATABASE_URL names no file. Use "sqlite:" and the path of a file.',
    ],
    [{ DATABASE_URL: 'sqlite:' }, 'DATABASE_URL names no file. Use "sqlite:" and the path of a file.'],
  ])('is told what to do about %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });

  it('never reads a password in the answer', () => {
    const read = () => readConfig({ DATABASE_URL: 'postgres://owner:secret@db/studio' });
    expect(read).toThrow(/^((?!secret).)*$/s);
  });
});
