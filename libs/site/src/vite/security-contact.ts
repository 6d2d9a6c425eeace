import type { SiteEntry } from '../document/entry.ts';

/** RFC 9116 recommends less than a year, so that outdated contacts expire. */
const daysOfValidity = 360;

/**
 * The text of `/.well-known/security.txt`, the contact for vulnerability reports. Each build renews it.
 * https://www.rfc-editor.org/rfc/rfc9116
 */
export function renderSecurityContact(
  { languages, origin }: Pick<SiteEntry, 'languages' | 'origin'>,
  email: string,
  builtAt: Date,
): string {
  const expires = new Date(builtAt.getTime() + daysOfValidity * 86_400_000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
