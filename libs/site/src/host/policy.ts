import { createHash } from 'node:crypto';
import { trustedPolicy } from '../analytics/trusted-policy.ts';

/** What the Content Security Policies of a build depend on. */
export interface PolicyOptions {
  /** The inline script, which is the same in every document. */
  script: string;
  /** Whether the pages use Google Analytics. */
  analytics: boolean;
  /** The origin of the provider, if it is not that of the site. */
  apiOrigin: string | undefined;
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
 * The policy of one document, for its `<meta>` element: what a page may load. It allows the inline styles of the document
 * by hash, so it is the only part of the policy that differs between documents.
 */
export function metaPolicy(options: PolicyOptions, styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ...sources(options),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
  ].join('; ');
}

/**
 * The policy of all documents, for the header. It repeats the sources, because only a header reports violations, and adds
 * what forms, frames and scripts may do. Browsers apply both policies.
 */
export function headerPolicy(options: PolicyOptions): string {
  const { analytics, apiOrigin } = options;
  return [
    ...sources(options),
    "base-uri 'none'",
    "object-src 'none'",
    ["form-action 'self'", ...toList(apiOrigin)].join(' '),
    "frame-ancestors 'none'",
    ...(analytics ? [] : trustedTypes("'none'")),
  ].join('; ');
}

/** What the pages load, except for styles. */
function sources({ script, analytics, apiOrigin }: PolicyOptions): string[] {
  const hosts = analytics ? analyticsHosts : noHosts;
  return [
    ["script-src 'self'", hashSource(script), ...hosts.scripts].join(' '),
    ["img-src 'self'", ...toList(apiOrigin), ...hosts.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...toList(apiOrigin), ...hosts.connections].join(' '),
    "manifest-src 'self'",
  ];
}

const toList = (value: string | undefined) => (value === undefined ? [] : [value]);

/** Reported, not enforced: the script of Google Analytics does not run under Trusted Types. */
export const trustedTypesPolicy = trustedTypes(trustedPolicy).join('; ');

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
