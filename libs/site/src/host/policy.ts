import { createHash } from 'node:crypto';
import { trustedPolicy, type AnalyticsSources } from '../analytics/service.ts';

/** The inputs of the Content Security Policies of a build. */
export interface PolicyOptions {
  /** The inline script, which is the same in every document. */
  script: string;
  /** The sources of the analytics service, if the pages use one. */
  analytics: AnalyticsSources | undefined;
  /** The origin of the provider, if it is not that of the site. */
  apiOrigin: string | undefined;
}

const noSources: AnalyticsSources = { scripts: [], images: [], connections: [] };

/** Whether pages run a script of another site. It may not support Trusted Types, nor be allowed by `require-corp`. */
export const hasForeignScript = ({ scripts } = noSources) => scripts.length > 0;

const trustedTypes = (policy: string) => ["require-trusted-types-for 'script'", `trusted-types ${policy}`];

/**
 * The policy in the `<meta>` element of one document: what the page may load. It allows the inline styles by hash, which
 * differ between documents.
 */
export function metaPolicy(options: PolicyOptions, styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ...sources(options),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
  ].join('; ');
}

/**
 * The policy in the header of all documents. Browsers enforce both policies. This one repeats the sources of the other,
 * because only a header can report violations, and adds the rules for forms, frames and Trusted Types.
 */
export function headerPolicy(options: PolicyOptions): string {
  const { analytics, apiOrigin } = options;
  return [
    ...sources(options),
    "base-uri 'none'",
    "object-src 'none'",
    ["form-action 'self'", ...toList(apiOrigin)].join(' '),
    "frame-ancestors 'none'",
    ...(hasForeignScript(analytics) ? [] : trustedTypes("'none'")),
  ].join('; ');
}

/** What the pages load, except for styles. */
function sources({ script, analytics: hosts = noSources, apiOrigin }: PolicyOptions): string[] {
  return [
    ["script-src 'self'", hashSource(script), ...hosts.scripts].join(' '),
    ["img-src 'self'", ...toList(apiOrigin), ...hosts.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...toList(apiOrigin), ...hosts.connections].join(' '),
    "manifest-src 'self'",
  ];
}

const toList = (value: string | undefined) => (value === undefined ? [] : [value]);

/** Report-only, for pages with a script of another site. */
export const trustedTypesPolicy = trustedTypes(trustedPolicy).join('; ');

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
