import { createHash } from 'node:crypto';
import { trustedPolicy, type AnalyticsSources } from '../analytics/service.ts';
import type { SitePolicy } from '../define-site.ts';
import { ConfigurationError } from './configuration-error.ts';

/** The inputs of the Content Security Policies of a build. */
export interface PolicyOptions {
  /** The inline script, which is the same in every document. */
  script: string;
  /** The sources of the analytics service, if the pages use one. */
  analytics: AnalyticsSources | undefined;
  /** The origin of the provider, if it is not that of the site. */
  apiOrigin: string | undefined;
  /** The origins that the site allows. */
  site?: SitePolicy | undefined;
}

const noSources: AnalyticsSources = { scripts: [], images: [], connections: [] };

/** Whether pages run a script of another site. It may not support Trusted Types, nor be allowed by `require-corp`. */
export const hasForeignScript = ({ scripts } = noSources) => scripts.length > 0;

const trustedTypes = (policy: string) => ["require-trusted-types-for 'script'", `trusted-types ${policy}`];

/**
 * The policy in the `<meta>` element of one document: what the page may load. It allows the inline styles by hash, which
 * differ between documents.
 */
export function metaPolicy(options: PolicyOptions, styles: string): string {
  return ["default-src 'none'", ...sources(options), `style-src 'self' ${hashSource(styles)}`].join('; ');
}

/**
 * The policy in the header of all documents. Browsers enforce both policies. This one repeats the sources of the other,
 * because only a header can report violations, and adds the rules for forms, frames and Trusted Types.
 */
export function headerPolicy(options: PolicyOptions): string {
  const { analytics } = options;
  return [
    ...sources(options),
    "base-uri 'none'",
    "object-src 'none'",
    ["form-action 'self'", ...allowedOrigins(options).forms].join(' '),
    "frame-ancestors 'none'",
    ...(hasForeignScript(analytics) ? [] : trustedTypes("'none'")),
  ].join('; ');
}

/** What the pages load, except for styles. */
function sources(options: PolicyOptions): string[] {
  const { script, analytics: hosts = noSources } = options;
  const { frames, images, connect } = allowedOrigins(options);
  return [
    ["script-src 'self'", hashSource(script), ...hosts.scripts].join(' '),
    ["img-src 'self'", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "manifest-src 'self'",
  ];
}

/** The origins besides the own one that a site may use: those of the provider, of analytics and of the site. */
export function allowedOrigins({
  apiOrigin,
  analytics = noSources,
  site = {},
}: Pick<PolicyOptions, 'apiOrigin' | 'analytics' | 'site'>): Required<SitePolicy> {
  const { frames = [], images = [], forms = [], connect = [] } = site;
  const provider = toList(apiOrigin);
  return {
    frames,
    images: [...provider, ...analytics.images, ...images],
    forms: [...provider, ...forms],
    connect: [...provider, ...analytics.connections, ...connect],
  };
}

/** Whether a list of sources contains an origin, or a pattern for it such as `https://*.example.com`. */
export const isAllowed = (origin: string, sources: readonly string[]): boolean =>
  sources.some((source) => {
    const [start = '', end] = source.split('*.');
    return end === undefined ? source === origin : origin.startsWith(start) && origin.endsWith(`.${end}`);
  });

const source = /^(?:https?|wss?):\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?$/;

/** Throws if a policy of a site allows more than origins. */
export function assertOrigins(policy: SitePolicy): void {
  for (const [name, sources] of Object.entries(policy) as [string, readonly string[]][])
    for (const text of sources)
      if (!source.test(text))
        throw new ConfigurationError(
          `policy.${name} in defineSite has "${text}". Use an origin such as https://www.example.com or https://*.example.com.`,
        );
}

/**
 * The `Cross-Origin-Embedder-Policy` of documents. With `require-corp`, other sites have to allow each use of their files;
 * only without a policy, their documents can be in frames.
 */
export function embedderPolicy({ analytics, site = {} }: Pick<PolicyOptions, 'analytics' | 'site'>) {
  if (site.frames?.length) return 'unsafe-none';
  return hasForeignScript(analytics) || site.images?.length ? 'credentialless' : 'require-corp';
}

const toList = (value: string | undefined) => (value === undefined ? [] : [value]);

/** Report-only, for pages with a script of another site. */
export const trustedTypesPolicy = trustedTypes(trustedPolicy).join('; ');

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
