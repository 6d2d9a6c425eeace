import type { Log } from '../log/log.ts';
import type { BuiltSite } from './built-site.ts';

/** In days. */
const warningPeriod = 30;

/** The build sets `Expires` in security.txt to a year later, so a site that was built long ago needs a new build. */
export function warnIfSecurityTxtExpires(site: BuiltSite, log: Log, now = new Date()): void {
  const text = new TextDecoder().decode(site.files.get('/.well-known/security.txt')?.body);
  const [, expires] = /^Expires: (.+)$/m.exec(text) ?? [];
  if (expires === undefined) return;
  const daysLeft = (Date.parse(expires) - now.getTime()) / (24 * 60 * 60 * 1000);
  if (daysLeft < warningPeriod)
    log.warn({ event: 'security_txt.expires', expires }, 'security.txt expires soon. Build the site again.');
}
