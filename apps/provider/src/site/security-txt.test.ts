import { pino } from 'pino';
import { expect, it } from 'vitest';
import { smallSite } from '../testing/small-site.ts';
import { warnIfSecurityTxtExpires } from './security-txt.ts';

const text = 'Contact: mailto:hello@example.com\nExpires: 2027-03-31T12:00:00.000Z\n';
const site = {
  ...smallSite,
  files: new Map([
    [
      '/.well-known/security.txt',
      {
        type: 'text/plain; charset=utf-8',
        etag: 'e',
        bodies: new Map([['identity', new Uint8Array(Buffer.from(text))]]),
      },
    ],
  ]),
};

it.each([
  ['2027-02-28', []],
  ['2027-03-02', [expect.stringContaining('Build the site again.')]],
  ['2027-04-02', [expect.stringContaining('Build the site again.')]],
])('on %s, the provider warns if security.txt expires soon', (today, expected) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  warnIfSecurityTxtExpires(site, log, new Date(today));
  expect(lines).toEqual(expected);
});

it('without a security.txt, the provider does not warn', () => {
  const lines: string[] = [];
  warnIfSecurityTxtExpires(smallSite, pino({}, { write: (line: string) => void lines.push(line) }));
  expect(lines).toEqual([]);
});
