import { createHash } from 'node:crypto';
import { trustedPolicy } from '../analytics/trusted-policy.ts';

/** What a document runs and how it is dressed, as the text between its tags. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Where Google Analytics is. https://developers.google.com/tag-platform/security/guides/csp */
const counting = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const nobody = { scripts: [], images: [], connections: [] };

/** No text becomes a script. */
const trustedTypes = (policy: string) => ["require-trusted-types-for 'script'", `trusted-types ${policy}`];

/**
 * The Content Security Policy of one document: its own files, its own inline code by hash, and nothing else, except
 * analytics where visits are counted.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineCode, analytics = false): string {
  const others = analytics ? counting : nobody;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(source), ...others.scripts].join(' '),
    ["style-src 'self'", ...styles.map(source)].join(' '),
    ["img-src 'self'", ...others.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...others.connections].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(analytics ? [] : trustedTypes("'none'")),
  ].join('; ');
}

/** What is only reported: Google's script was not written for Trusted Types, and would not run under them. */
export const reportedPolicy = trustedTypes(trustedPolicy).join('; ');

function source(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
