import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('the configuration without variables serves localhost:4200 with an SQLite database', () => {
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

describe('the configuration', () => {
  const url = 'postgres://owner:se%2Fcret@db:5433/studio?sslmode=verify-full';
  const origins = 'https://shop.example.com, https://blog.example.com';

  it.each([
    [{ DATABASE_URL: url }, { database: { postgres: url } }],
    [{ DATABASE_URL: 'postgresql://db/studio' }, { database: { postgres: 'postgresql://db/studio' } }],
    [{ SITE_DIR: 'off' }, { site: undefined }],
    [{ PUBLIC_ORIGIN: 'https://www.example.com/' }, { origin: 'https://www.example.com' }],
    [{ API_ALLOWED_ORIGINS: origins }, { allowedOrigins: origins.split(', ') }],
    [{ HSTS_PRELOAD: 'on' }, { hstsPreload: true }],
    [{ KEEP_MESSAGES: '365' }, { keepMessages: 365 }],
  ])('of %j has %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  // A mistyped number must not delete all messages.
  it.each(['0', '', '-1', '1e3', '30 days', '0.5'])('rejects %j as KEEP_MESSAGES', (text) => {
    const advice = 'Use forever, or a number of days from 1 to 99999, such as 365.';
    expect(() => readConfig({ KEEP_MESSAGES: text })).toThrow(
      new ConfigError(`KEEP_MESSAGES is "${text}". ${advice}`),
    );
  });
});

const port = 'Use a whole number from 0 to 65535, such as 4200.';
const database = 'Use "sqlite:" and the path of a file, or "postgres:" and the address of a server.';
const server = 'Use postgres://user:password@host:port/database';
const origin = 'Use the origin of the site, such as https://www.example.com.';
const empty = 'is empty. Give it a value, or leave it out.';

it.each([
  [{ PORT: 'abc' }, `PORT is "abc". ${port}`],
  [{ PORT: '' }, `PORT is "". ${port}`],
  [{ PORT: '65536' }, `PORT is "65536". ${port}`],
  [{ PORT: '-1' }, `PORT is "-1". ${port}`],
  [{ PORT: '4e3' }, `PORT is "4e3". ${port}`],
  [{ METRICS_PORT: 'on' }, `METRICS_PORT is "on". ${port}`],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud". Use one of info, warn, error, fatal, silent.'],
  [{ DATABASE_URL: 'mysql://owner:secret@db' }, `DATABASE_URL starts with "mysql:". ${database}`],
  [{ DATABASE_URL: 'studio.db' }, `DATABASE_URL has no scheme. ${database}`],
  [{ DATABASE_URL: 'postgres://owner:secret@db' }, `DATABASE_URL names no database. ${server}.`],
  [
    { DATABASE_URL: 'postgres://owner:se/cret@db/studio' },
    `DATABASE_URL cannot be parsed. ${server}, and percent-encode characters such as / in a password as %2F.`,
  ],
  [{ DATABASE_URL: 'sqlite:' }, 'DATABASE_URL names no file. Use "sqlite:" and the path of a file.'],
  [{ DATABASE_URL: 'sqlite::memory:' }, 'DATABASE_URL names no file. Use "sqlite:" and the path of a file.'],
  [
    { TRUSTED_PROXIES: 'yes' },
    'TRUSTED_PROXIES is "yes". Use the number of proxies in front of the provider, from 0 to 9.',
  ],
  [{ PUBLIC_ORIGIN: 'example.com' }, `PUBLIC_ORIGIN is "example.com". ${origin}`],
  [
    { API_ALLOWED_ORIGINS: 'https://a.example/path' },
    `API_ALLOWED_ORIGINS is "https://a.example/path". ${origin}`,
  ],
  [{ RATE_LIMIT: 'false' }, 'RATE_LIMIT is "false". Use on or off.'],
  [{ CONTACTS: '' }, `CONTACTS ${empty}`],
  [{ HOST: '' }, `HOST ${empty}`],
  [{ SITE_DIR: ' ' }, `SITE_DIR ${empty}`],
])('an invalid configuration gets an error that says what to do, without a password: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(message));
});
