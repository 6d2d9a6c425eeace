import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration without variables', () => {
  it('serves localhost:4200 with an SQLite database', () => {
    expect(readConfig({})).toEqual({
      host: 'localhost',
      port: 4200,
      metricsPort: undefined,
      logLevel: 'info',
      database: { sqlite: resolve('.data/studio.sqlite') },
      migrate: true,
      site: resolve('dist/web'),
      trustedHops: 0,
      keepMessages: undefined,
      mail: undefined,
      origin: undefined,
      hstsPreload: false,
      sharePort: false,
      allowedOrigins: [],
      rateLimit: true,
      contacts: undefined,
    });
  });
});

describe('DATABASE_URL of a PostgreSQL server', () => {
  it.each(['postgres://owner:se%2Fcret@db:5433/studio?sslmode=verify-full', 'postgresql://db/studio'])(
    'may be %s',
    (url) => {
      expect(readConfig({ DATABASE_URL: url }).database).toEqual({ postgres: url });
    },
  );
});

describe('a directory that is off', () => {
  it('serves the API alone', () => {
    expect(readConfig({ SITE_DIR: 'off' }).site).toBeUndefined();
  });
});

describe('the configuration of a public site', () => {
  it('has an origin and other allowed origins', () => {
    const env = {
      PUBLIC_ORIGIN: 'https://www.example.com/',
      API_ALLOWED_ORIGINS: 'https://shop.example.com, https://blog.example.com',
      HSTS_PRELOAD: 'on',
    };
    expect(readConfig(env)).toMatchObject({
      origin: 'https://www.example.com',
      allowedOrigins: ['https://shop.example.com', 'https://blog.example.com'],
      hstsPreload: true,
    });
  });
});

describe('KEEP_MESSAGES', () => {
  it('is a number of days or forever', () => {
    expect(readConfig({ KEEP_MESSAGES: '365' }).keepMessages).toBe(365);
    expect(readConfig({ KEEP_MESSAGES: 'forever' }).keepMessages).toBeUndefined();
  });

  // A mistyped number must not delete all messages.
  it.each(['0', '', '-1', '1e3', '30 days', '0.5'])('rejects %j', (text) => {
    expect(() => readConfig({ KEEP_MESSAGES: text })).toThrow(
      new ConfigError(
        `KEEP_MESSAGES is "${text}". Use forever, or a number of days from 1 to 99999, such as 365.`,
      ),
    );
  });
});

describe('an invalid configuration', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc". Use a whole number from 0 to 65535, such as 4200.'],
    [{ PORT: '' }, 'PORT is "". Use a whole number from 0 to 65535, such as 4200.'],
    [{ PORT: '65536' }, 'PORT is "65536". Use a whole number from 0 to 65535, such as 4200.'],
    [{ PORT: '-1' }, 'PORT is "-1". Use a whole number from 0 to 65535, such as 4200.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud". Use one of info, warn, error, fatal, silent.'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT is "on". Use a whole number from 0 to 65535, such as 4200.'],
    [{ PORT: '4e3' }, 'PORT is "4e3". Use a whole number from 0 to 65535, such as 4200.'],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL starts with "mysql:". Use "sqlite:" and the path of a file, or "postgres:" and the address of a server.',
    ],
    [
      { DATABASE_URL: 'studio.db' },
      'DATABASE_URL has no scheme. Use "sqlite:" and the path of a file, or "postgres:" and the address of a server.',
    ],
    [
      { DATABASE_URL: 'postgres://owner:secret@db' },
      'DATABASE_URL names no database. Use postgres://user:password@host:port/database.',
    ],
    [
      { DATABASE_URL: 'postgres://owner:se/cret@db/studio' },
      'DATABASE_URL cannot be parsed. Use postgres://user:password@host:port/database, and percent-encode characters such as / in a password as %2F.',
    ],
    [
      { TRUSTED_PROXIES: 'yes' },
      'TRUSTED_PROXIES is "yes". Use the number of proxies in front of the provider, from 0 to 9.',
    ],
    [
      { PUBLIC_ORIGIN: 'example.com' },
      'PUBLIC_ORIGIN is "example.com". Use the origin of the site, such as https://www.example.com.',
    ],
    [
      { API_ALLOWED_ORIGINS: 'https://a.example/path' },
      'API_ALLOWED_ORIGINS is "https://a.example/path". Use the origin of the site, such as https://www.example.com.',
    ],
    [{ RATE_LIMIT: 'false' }, 'RATE_LIMIT is "false". Use on or off.'],
    [{ CONTACTS: '' }, 'CONTACTS is empty. Give it a value, or leave it out.'],
    [{ HOST: '' }, 'HOST is empty. Give it a value, or leave it out.'],
    [{ SITE_DIR: ' ' }, 'SITE_DIR is empty. Give it a value, or leave it out.'],
    [
      { DATABASE_URL: 'sqlite::memory:' },
      'DATABASE_URL names no file. Use "sqlite:" and the path of a file.',
    ],
    [{ DATABASE_URL: 'sqlite:' }, 'DATABASE_URL names no file. Use "sqlite:" and the path of a file.'],
  ])('gets an error that says what to do: %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });

  it.each(['mysql://owner:secret@db', 'postgres://owner:secret@db', 'postgres://owner:secret/@db/studio'])(
    'does not repeat the password of %s',
    (url) => {
      expect(() => readConfig({ DATABASE_URL: url })).toThrow(/^((?!secret).)*$/s);
    },
  );
});
