import { createHash } from 'node:crypto';
import { trustedPolicy } from '../analytics/trusted-policy.ts';

/** The text of the inline scripts and styles of a document. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hosts of Google Analytics. https://developers.google.com/tag-platform/security/guides/csp */
const analyticsHosts = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const noHosts = { scripts: [], images: [], connections: [] };

const trustedTypes = (policy: string) => ["require-trusted-types-for 'script'", `trusted-types ${policy}`];

/**
 * The Content Security Policy of one document. It allows files of the site, the document's inline code by hash and, if
 * `analytics` is true, Google Analytics.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineCode, analytics = false): string {
  const hosts = analytics ? analyticsHosts : noHosts;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource), ...hosts.scripts].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    ["img-src 'self'", ...hosts.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.connections].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(analytics ? [] : trustedTypes("'none'")),
  ].join('; ');
}

/** Reported, not enforced: the script of Google Analytics does not run under Trusted Types. */
export const reportedPolicy = trustedTypes(trustedPolicy).join('; ');

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
