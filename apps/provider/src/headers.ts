import { createMiddleware } from 'hono/factory';

/** For answers that are not documents: if one is opened as a page, it can do nothing. */
const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What every answer carries, whatever it is. A document has a policy of its own. */
export const protection = {
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
  'Permissions-Policy': [
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
    'unload',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

export const securityHeaders = createMiddleware(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(protection))
    if (!context.res.headers.has(name)) context.header(name, value);
});
