import { createMiddleware } from 'hono/factory';

/** For answers that are not documents: if one is opened as a page, it can do nothing. */
const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";

const features = [
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
  // Nothing on a page may keep the browser from coming back to it at once.
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export type Headers = Readonly<Record<string, string>>;

export interface ProtectionOptions {
  /** Where the site is on the web. */
  origin?: string | undefined;
  /** Browsers shall know before the first visit that the site is encrypted. Hard to take back. */
  hstsPreload?: boolean | undefined;
}

/** What every answer carries, whatever it is. A document has a policy of its own. */
export function protectionOf({ origin, hstsPreload = false }: ProtectionOptions = {}): Headers {
  return {
    'Content-Security-Policy': inert,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    // Not `no-referrer`: browsers would then send `Origin: null` with a form of our own.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
    ...(origin?.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    }),
  };
}

/** Where browsers tell which rule of a document's policy was broken. */
export const reportsPath = '/api/v1/reports';

/** What a document carries besides. The build knows its policy; that it may be reported on, only the host. */
export function documentProtection(policy: string | undefined, reported?: string): Headers {
  if (policy === undefined) return {};
  return {
    'Content-Security-Policy': `${policy}; report-to csp`,
    ...(reported !== undefined && { 'Content-Security-Policy-Report-Only': `${reported}; report-to csp` }),
    'Reporting-Endpoints': `csp="${reportsPath}"`,
    // Scripts of other sites, such as those of analytics, come without the header that `require-corp` wants.
    ...(policy.includes('https:') && { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
  };
}

/** Variables of a request, for whoever handles it later. */
export interface Answered {
  Variables: {
    /** The answer has all its headers: it was prepared before anybody asked for it. */
    prepared?: boolean;
  };
}

/** Protects every answer that does not bring its protection along. */
export function protect(protection: Headers) {
  const entries = Object.entries(protection);
  return createMiddleware<Answered>(async (context, next) => {
    await next();
    if (context.get('prepared')) return;
    const { headers } = context.res;
    for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value);
  });
}
