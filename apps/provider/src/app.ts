import { endpoints } from '@studio/api-client/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { refused } from './api/answers.ts';
import { subscribe } from './api/newsletter.ts';
import { securityHeaders } from './headers.ts';
import type { BuiltSite } from './site/built-site.ts';
import { pageBefore } from './site/page-before.ts';
import { serveSite } from './site/serve-site.ts';
import type { Store } from './store/store.ts';

export interface AppOptions {
  store: Store;
  /** Without one, only the API answers. */
  site: BuiltSite | undefined;
  log: Logger;
  now?: () => Date;
}

/** More than any form of the site can hold, and little enough to read for anybody. */
const largestBody = 32 * 1024;

/** The provider as a value: a request goes in, an answer comes out. */
export function createApp({ store, site, log, now = () => new Date() }: AppOptions): Hono {
  const app = new Hono();
  app.use(securityHeaders);

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));

  const limit = bodyLimit({
    maxSize: largestBody,
    onError: (context) => refused(context, 413, 'The request is too large.'),
  });
  // Refuses forms from pages of other sites. JSON cannot come from there: no answer here allows it.
  app.post(
    endpoints.newsletter,
    limit,
    csrf(),
    subscribe({ store, now, log, pageBefore: (referer) => pageBefore(site, referer) }),
  );
  app.all('/api/*', (context) => context.notFound());

  if (site) {
    app.get('*', serveSite(site));
    app.all('*', (context) => context.text('Method not allowed.\n', 405, { Allow: 'GET, HEAD' }));
  }
  app.notFound((context) => refused(context, 404, 'There is nothing here.'));

  app.onError((error, context) => {
    if (error instanceof HTTPException)
      return refused(context, error.status, 'This does not come from a page of the site.');
    log.error({ err: error, path: context.req.path }, 'a request failed');
    return refused(context, 503, 'That did not work. Please try again in a moment.');
  });
  return app;
}
