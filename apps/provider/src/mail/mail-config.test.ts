import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const complete = {
  SMTP_URL: 'smtp://owner:se%2Fcret@mail.example.com:2525',
  MAIL_FROM: 'Inklake Studio <site@example.com>',
  MAIL_TO: 'hello@example.com',
  PUBLIC_ORIGIN: 'https://www.example.com',
};

describe('the configuration of mail', () => {
  it('has a server, a sender, a recipient and the origin of the site', () => {
    expect(readConfig(complete).mail).toEqual({
      server: {
        host: 'mail.example.com',
        port: 2525,
        secure: false,
        auth: { user: 'owner', pass: 'se/cret' },
      },
      from: { name: 'Inklake Studio', address: 'site@example.com' },
      to: { name: '', address: 'hello@example.com' },
      origin: 'https://www.example.com',
      siteOrigin: 'https://www.example.com',
    });
  });

  it('has the origin of the site that a provider without pages serves', () => {
    const elsewhere = {
      ...complete,
      PUBLIC_ORIGIN: 'https://api.example.com',
      API_ALLOWED_ORIGINS: 'https://www.example.com',
    };
    const readOrigins = (env: Parameters<typeof readConfig>[0]) => {
      const { origin, siteOrigin } = readConfig(env).mail ?? {};
      return [origin, siteOrigin];
    };
    expect(readOrigins({ ...elsewhere, SITE_DIR: 'off' })).toEqual([
      'https://api.example.com',
      'https://www.example.com',
    ]);
    expect(readOrigins(elsewhere)).toEqual(['https://api.example.com', 'https://api.example.com']);
  });

  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, auth: undefined }],
    ['smtps://mail.example.com/', { host: 'mail.example.com', port: 465, secure: true, auth: undefined }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025, secure: false, auth: undefined }],
  ])('accepts %s', (url, server) => {
    expect(readConfig({ ...complete, SMTP_URL: url }).mail?.server).toEqual(server);
  });

  it('is off without SMTP_URL, whatever else is set', () => {
    expect(readConfig({ ...complete, SMTP_URL: undefined }).mail).toBeUndefined();
  });

  it.each([
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must begin with smtp:// or smtps://, such as smtp://user:'],
    [
      { SMTP_URL: 'smtp://mail.example.com:99999' },
      'SMTP_URL cannot be parsed. Use a URL such as smtp://user:',
    ],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL names no host. Use a URL such as smtp://user:'],
    [{ SMTP_URL: 'smtp://mail.example.com/inbox' }, 'In a password, write / as %2F, ? as %3F and # as %23.'],
    [{ SMTP_URL: 'smtp://owner:100%@mail.example.com' }, 'invalid percent-encoding in its user or password.'],
    [{ MAIL_FROM: undefined }, 'SMTP_URL is set, so MAIL_FROM must be set to an email address.'],
    [{ MAIL_TO: undefined }, 'SMTP_URL is set, so MAIL_TO must be set to an email address.'],
    [{ MAIL_TO: 'a@example.com, b@example.com' }, 'MAIL_TO is "a@example.com, b@example.com". Use one email'],
    [{ MAIL_FROM: 'Inklake Studio' }, 'MAIL_FROM is "Inklake Studio". Use one email address, such as '],
    [{ PUBLIC_ORIGIN: undefined }, 'SMTP_URL is set, so PUBLIC_ORIGIN must be set too: links in mails'],
  ])('rejects %j with an error that says what to do', (change, sentence) => {
    const read = () => readConfig({ ...complete, ...change });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(sentence);
  });

  it.each([
    'smpt://o:secret@h',
    'smtp://o:secret@',
    'smtp://o:sec/secret@h',
    'smtp://o:secret%@h',
    'o:secret@h',
  ])('does not repeat the password of %s', (url) => {
    expect(() => readConfig({ ...complete, SMTP_URL: url })).toThrow(/^((?!secret).)*$/s);
  });
});
