import { endpoints } from '@studio/api-client/contract';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { onlyTakes, refused } from './api/answers.ts';
import { takeMessage } from './api/contact.ts';
import { tellHealth } from './api/health.ts';
import { newsletterLinks } from './api/newsletter-links.ts';
import { subscribe } from './api/newsletter.ts';
import { describeApi } from './api/openapi.ts';
import { takeReports } from './api/reports.ts';
import { protect, protectionOf, reportsPath, type Headers } from './headers.ts';
import { limitRequests } from './limits/limit-requests.ts';
import type { Limiter } from './limits/limits.ts';
import { logRequests, type RequestLog } from './log-requests.ts';
import type { Contact } from './name-cards/contacts.ts';
import { serveNameCards } from './name-cards/serve-name-cards.ts';
import { refuseOddRequests } from './odd-requests.ts';
import { refuseStrangers, shareWith, type Origins } from './origins.ts';
import { pageBefore } from './site/page-before.ts';
import type { PreparedSite } from './site/prepared-site.ts';
import { serveSite } from './site/serve-site.ts';
import type { Store } from './store/store.ts';

export interface AppOptions {
  store: Store;
  /** Without one, only the API answers. */
  site: PreparedSite | undefined;
  log: Logger;
  /** Is told of every request. @default nobody is */
  requestLog?: RequestLog;
  now?: () => Date;
  /** Who is on the name cards. */
  contacts?: readonly Contact[];
  /** How many proxies stand before the provider, whose word on visitors counts. @default 0 */
  trustedHops?: number;
  /** What every answer carries. */
  protection?: Headers;
  origins?: Origins;
  /** Count what visitors do: the cheap in this instance alone, what is kept in all of them. @default nobody counts */
  limiters?: { own: Limiter; shared: Limiter } | undefined;
}

/** The provider as a value: a request goes in, an answer comes out. */
export function createApp({
  store,
  site,
  log,
  requestLog = () => undefined,
  now = () => new Date(),
  contacts = [],
  trustedHops = 0,
  protection = protectionOf(),
  origins = { own: undefined, allowed: [] },
  limiters,
}: AppOptions): Hono {
  const app = new Hono();
  const atMost = limitRequests(limiters?.own, trustedHops);
  app.use(logRequests(requestLog, trustedHops));
  app.use(protect(protection));
  app.use(refuseOddRequests);
  app.use(atMost('requests'));

  app.get('/healthz', tellHealth({ store, log, now }));

  const crossOrigin = origins.allowed.length > 0;
  if (crossOrigin) for (const path of ['/api/*', '/locales/*']) app.use(path, shareWith(origins.allowed));

  const form = {
    store,
    now,
    log,
    trustedHops,
    limiter: limiters?.shared,
    pageBefore: (referer: string | undefined) => pageBefore(site, referer),
  };
  const fromHere = refuseStrangers(origins);
  app.post(endpoints.contact, fromHere, takeMessage(form)).all(onlyTakes('POST'));
  app.post(endpoints.newsletter, fromHere, subscribe(form)).all(onlyTakes('POST'));
  app.post(reportsPath, atMost('reports'), takeReports(log)).all(onlyTakes('POST'));

  const nameCards = `${endpoints.nameCard}/:person`;
  app.get(nameCards, atMost('nameCard'), serveNameCards(contacts, crossOrigin)).all(onlyTakes('GET, HEAD'));

  const description = describeApi();
  const openApi = '/api/v1/openapi.json';
  app
    .get(openApi, (context) => context.json(description, 200, { 'Cache-Control': 'no-cache' }))
    .all(onlyTakes('GET, HEAD'));

  app.route('/', newsletterLinks({ store, now }));
  app.all('/api/*', (context) => context.notFound());

  if (site) app.get('*', serveSite(site)).all(onlyTakes('GET, HEAD'));
  app.notFound((context) => refused(context, 404, 'There is nothing here.'));

  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'a request failed');
    context.header('Retry-After', '30');
    return refused(context, 503, 'That did not work. Please try again in a moment.');
  });
  return app;
}
