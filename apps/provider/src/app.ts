import { endpoints } from '@studio/api-client/contract';
import {
  createSecurityHeaders,
  livePath,
  readyPaths,
  reportsPath,
  type Headers,
  type HostContact,
} from '@studio/site/host';
import { Hono, type Context } from 'hono';
import { handleContact } from './api/contact.ts';
import { createHealthCheck, liveness, readiness, type Health } from './api/health.ts';
import { newsletterLinks } from './api/newsletter-links.ts';
import { subscribe } from './api/newsletter.ts';
import { handleReports } from './api/reports.ts';
import { refusalPage } from './api/refusal-page.ts';
import { errorResponse, methodNotAllowed } from './http/responses.ts';
import { setSecurityHeaders } from './headers.ts';
import { identifyClients } from './http/client-address.ts';
import { limitBody } from './http/limit-body.ts';
import { observeRequests, type RequestEnv, type RequestObserver } from './http/observe-requests.ts';
import { rejectAmbiguousRequests } from './http/reject-ambiguous-requests.ts';
import { requestIds } from './http/request-id.ts';
import { limitRequests } from './limits/limit-requests.ts';
import type { Limiter } from './limits/limits.ts';
import type { Log } from './log/log.ts';
import { serveNameCards } from './name-cards/serve-name-cards.ts';
import { allowOrigins, requireSameOrigin, type Origins } from './origins.ts';
import type { BuiltSite } from './site/built-site.ts';
import { returnPage } from './site/return-page.ts';
import { serveEditor, type BuiltEditor } from './site/serve-editor.ts';
import { serveSite } from './site/serve-site.ts';
import type { Store } from './store/store.ts';

export interface AppOptions {
  store: Store;
  /** Without one, only the API is served. */
  site: BuiltSite | undefined;
  /** The editor of the site. Without one, its path is one that the site does not know. */
  editor?: BuiltEditor | undefined;
  log: Log;
  observers?: readonly RequestObserver[];
  now?: () => Date;
  /** @default a check of the store */
  checkHealth?: () => Promise<Health>;
  /** The people who have a name card. */
  contacts?: readonly HostContact[];
  /** The number of reverse proxies in front of the provider whose X-Forwarded-For is trusted. @default 0 */
  trustedHops?: number;
  /** Headers of every response. */
  securityHeaders?: Headers;
  origins?: Origins;
  /** `local` counts cheap requests of this instance, `shared` counts submissions of all. @default no rate limits */
  limiters?: { local: Limiter; shared: Limiter } | undefined;
}

/** The provider without a network: a request in, a response out. */
export function createApp({
  store,
  site,
  editor,
  log,
  observers = [],
  now = () => new Date(),
  checkHealth = createHealthCheck(store, now),
  contacts = [],
  trustedHops = 0,
  securityHeaders = createSecurityHeaders(),
  origins = { own: undefined, allowed: [] },
  limiters,
}: AppOptions): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const rateLimit = limitRequests(limiters?.local);
  app.use(requestIds(trustedHops));
  app.use(identifyClients(trustedHops, log));
  app.use(observeRequests(observers));
  app.use(setSecurityHeaders(securityHeaders));
  const toForm = (context: Context) => returnPage(context, site, origins.allowed);
  app.post(endpoints.contact, refusalPage('contact', toForm, site));
  app.post(endpoints.newsletter, refusalPage('newsletter', toForm, site));
  app.use(rejectAmbiguousRequests);

  // Before the rate limit, because all probes of an orchestrator or a proxy have one address.
  app.get(livePath, liveness).all(methodNotAllowed('GET, HEAD'));
  const ready = readiness(checkHealth);
  for (const path of readyPaths) app.get(path, ready).all(methodNotAllowed('GET, HEAD'));
  app.use(rateLimit('requests'));

  const crossOrigin = origins.allowed.length > 0;
  if (crossOrigin) for (const path of ['/api/*', '/locales/*']) app.use(path, allowOrigins(origins.allowed));

  const form = { store, now, limiter: limiters?.shared, returnPage: toForm };
  const sameOrigin = requireSameOrigin(origins);
  app.post(endpoints.contact, sameOrigin, limitBody, handleContact(form)).all(methodNotAllowed('POST'));
  app.post(endpoints.newsletter, sameOrigin, limitBody, subscribe(form)).all(methodNotAllowed('POST'));
  app.post(reportsPath, rateLimit('reports'), limitBody, handleReports(log)).all(methodNotAllowed('POST'));

  const nameCards = `${endpoints.nameCard}/:person`;
  app
    .get(nameCards, rateLimit('nameCard'), serveNameCards(contacts, crossOrigin))
    .all(methodNotAllowed('GET, HEAD'));

  app.route('/', newsletterLinks({ store, now, site, siteOrigin: site ? undefined : origins.allowed[0] }));
  app.all('/api/*', (context) => context.notFound());

  if (editor) app.get('/admin/*', serveEditor(editor, securityHeaders)).all(methodNotAllowed('GET, HEAD'));
  if (site) app.get('*', serveSite(site, securityHeaders, crossOrigin)).all(methodNotAllowed('GET, HEAD'));
  app.notFound((context) => errorResponse(context, 404, 'Not found.'));

  app.onError((error, context) => {
    const requestId = context.get('requestId');
    log.error({ event: 'request.failed', requestId, path: context.req.path, err: error }, 'Request failed.');
    context.header('Retry-After', '30');
    return errorResponse(context, 503, 'The request failed. Please try again in a moment.');
  });
  return app;
}
