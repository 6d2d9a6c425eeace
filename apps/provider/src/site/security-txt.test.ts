import { pino } from 'pino';
import { expect, it } from 'vitest';
import { smallSite } from '../testing/small-site.ts';
import type { SiteFile } from './built-site.ts';
import { warnIfSecurityTxtExpires } from './security-txt.ts';

const text = 'Contact: mailto:hello@example.com\nExpires: 2027-03-31T12:00:00.000Z\n';

it.each([
  ['2027-02-28', text, 0],
  ['2027-03-02', text, 1],
  ['2027-04-02', text, 1],
  ['2027-04-02', '', 0],
])('on %s, the provider warns if its security.txt expires soon: %j', (today, content, warnings) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const body = new TextEncoder().encode(content);
  const file: SiteFile = { type: 'text/plain', etag: 'e', body, copies: new Map() };
  const site = { ...smallSite, files: new Map([['/.well-known/security.txt', file]]) };
  warnIfSecurityTxtExpires(site, log, new Date(today));
  expect(lines).toEqual(Array(warnings).fill(expect.stringContaining('Build the site again.')));
});
