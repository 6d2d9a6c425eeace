import type { SiteEntry } from '../entry.ts';

/** Less than a year, so that nobody writes to an address that is read no more. */
const daysOfValidity = 360;

/**
 * Whom to tell of a hole: `/.well-known/security.txt`. It is valid anew with each build.
 * https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityContactOf(
  { languages, origin }: Pick<SiteEntry, 'languages' | 'origin'>,
  email: string,
  builtAt: Date,
): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + daysOfValidity);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
