import { expect, it } from 'vitest';
import { languages } from '../testing/entry.ts';
import { renderSecurityContact } from './security-contact.ts';

it('lists the contact, the languages and an expiry date within a year', () => {
  const site = { languages, origin: 'https://www.example.com' };
  expect(renderSecurityContact(site, 'hello@example.com', new Date('2026-03-01T12:00:00Z'))).toBe(
    `Contact: mailto:hello@example.com
Expires: 2027-02-24T12:00:00.000Z
Preferred-Languages: en, zh-TW
Canonical: https://www.example.com/.well-known/security.txt
`,
  );
});
