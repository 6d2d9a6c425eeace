import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const whole = {
  SMTP_URL: 'smtp://owner:se%2Fcret@mail.example.com:2525',
  MAIL_FROM: 'Inklake Studio <site@example.com>',
  MAIL_TO: 'hello@example.com',
  PUBLIC_ORIGIN: 'https://www.example.com',
};

describe('an owner who has a mail server', () => {
  it('gives its address, who mails come from, who reads messages, and where the site is', () => {
    expect(readConfig(whole).mail).toEqual({
      server: {
        host: 'mail.example.com',
        port: 2525,
        secure: false,
        auth: { user: 'owner', pass: 'se/cret' },
      },
      from: { name: 'Inklake Studio', address: 'site@example.com' },
      to: { name: '', address: 'hello@example.com' },
      origin: 'https://www.example.com',
    });
  });

  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, auth: undefined }],
    ['smtps://mail.example.com/', { host: 'mail.example.com', port: 465, secure: true, auth: undefined }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025, secure: false, auth: undefined }],
  ])('needs to say no more than %s', (url, server) => {
    expect(readConfig({ ...whole, SMTP_URL: url }).mail?.server).toEqual(server);
  });

  it('may leave the rest in place without it, and no mail is sent', () => {
    expect(readConfig({ ...whole, SMTP_URL: undefined }).mail).toBeUndefined();
  });

  it.each([
    [
      { SMTP_URL: 'mail.example.com' },
      'SMTP_URL must begin with smtp:// or smtps://, such as smtp://user:password@mail.example.com:587.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.com:99999' },
      'SMTP_URL cannot be read. Write an address such as smtp://user:password@mail.example.com:587.',
    ],
    [
      { SMTP_URL: 'smtp://' },
      'SMTP_URL names no host. Write an address such as smtp://user:password@mail.example.com:587.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.com/inbox' },
      'SMTP_URL goes on after the host and the port. In a password, write / as %2F, ? as %3F and # as %23.',
    ],
    [
      { SMTP_URL: 'smtp://owner:100%@mail.example.com' },
      'SMTP_URL has a % in its user or password that stands for nothing. Write % as %25.',
    ],
    [{ MAIL_FROM: undefined }, 'SMTP_URL is set, so MAIL_FROM must be too, with an email address.'],
    [{ MAIL_TO: undefined }, 'SMTP_URL is set, so MAIL_TO must be too, with an email address.'],
    [
      { MAIL_TO: 'a@example.com, b@example.com' },
      'MAIL_TO is "a@example.com, b@example.com". Use one email address, such as "Inklake Studio <hello@example.com>".',
    ],
    [
      { MAIL_FROM: 'Inklake Studio' },
      'MAIL_FROM is "Inklake Studio". Use one email address, such as "Inklake Studio <hello@example.com>".',
    ],
    [
      { PUBLIC_ORIGIN: undefined },
      'SMTP_URL is set, so PUBLIC_ORIGIN must be too: links in mails begin with it.',
    ],
  ])('is told what to do about %j', (change, sentence) => {
    expect(() => readConfig({ ...whole, ...change })).toThrow(new ConfigError(sentence));
  });

  it.each([
    'smpt://o:secret@h',
    'smtp://o:secret@',
    'smtp://o:sec/secret@h',
    'smtp://o:secret%@h',
    'o:secret@h',
  ])('never reads the password in the answer to %s', (url) => {
    expect(() => readConfig({ ...whole, SMTP_URL: url })).toThrow(/^((?!secret).)*$/s);
  });
});
