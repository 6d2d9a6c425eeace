import { createMiddleware } from 'hono/factory';

/** Responses other than documents do nothing when a browser opens them as a page. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const disabledFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  // `unload` handlers disable the back/forward cache.
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export type Headers = Readonly<Record<string, string>>;

export interface SecurityHeadersOptions {
  /** The public origin of the site. */
  origin?: string | undefined;
  /** Allows browsers to add the site to their HSTS preload list, which is hard to undo. */
  hstsPreload?: boolean | undefined;
}

/** Headers of every response. A document has its own Content Security Policy. */
export function createSecurityHeaders({ origin, hstsPreload = false }: SecurityHeadersOptions = {}): Headers {
  return {
    'Content-Security-Policy': inertPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    // With `no-referrer`, browsers send `Origin: null` with our own forms.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(origin?.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    }),
  };
}

/** Browsers send reports about violations of the Content Security Policy to this path. */
export const reportsPath = '/api/v1/reports';

/** Additional headers of a document. The build defines the policies; the host adds the reporting endpoint. */
export function documentHeaders(policy: string | undefined, reported?: string): Headers {
  if (policy === undefined) return {};
  return {
    'Content-Security-Policy': `${policy}; report-to csp`,
    ...(reported !== undefined && { 'Content-Security-Policy-Report-Only': `${reported}; report-to csp` }),
    'Reporting-Endpoints': `csp="${reportsPath}"`,
    // Third-party scripts, such as analytics, have no CORP header, which `require-corp` requires.
    ...(policy.includes('https:') && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
  };
}

/** Variables of a request for later middleware. */
export interface ResponseEnv {
  Variables: {
    /** The response was prepared at startup and has all its headers. */
    prepared?: boolean;
  };
}

/** Adds the security headers that a response does not set itself. */
export function setSecurityHeaders(securityHeaders: Headers) {
  const entries = Object.entries(securityHeaders);
  return createMiddleware<ResponseEnv>(async (context, next) => {
    await next();
    if (context.get('prepared')) return;
    const { headers } = context.res;
    for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value);
  });
}
