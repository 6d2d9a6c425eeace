import type { Logger } from 'pino';
import type { BuiltSite } from './built-site.ts';

/** In days. */
const notice = 30;

/** Tells the owner of a site that was built long ago: what says whom to tell of a hole ends a year after the build. */
export function remindOfSecurityContact(site: BuiltSite, log: Logger, now = new Date()): void {
  const text = Buffer.from(
    site.files.get('/.well-known/security.txt')?.bodies.get('identity') ?? [],
  ).toString();
  const [, expires] = /^Expires: (.+)$/m.exec(text) ?? [];
  if (expires === undefined) return;
  const left = (Date.parse(expires) - now.getTime()) / (24 * 60 * 60 * 1000);
  if (left < notice) log.warn({ expires }, 'security.txt ends soon. Build the site anew.');
}
