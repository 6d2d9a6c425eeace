import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { matchedRoutes } from 'hono/route';
import type { RefusalReason } from './responses.ts';

interface CompletedRequest {
  id: string;
  method: string;
  /** Percent-encoded, as in the request. */
  path: string;
  /** From a bounded set, such as `/api/v1/contact`. */
  route: string;
  status: number;
  refusal: RefusalReason | undefined;
  seconds: number;
  network: string;
}

/** Called once per request. */
export type RequestObserver = (request: CompletedRequest) => void;

/** The kinds of paths of the site. */
export type SiteRoute = 'document' | 'asset' | 'file' | 'redirect' | 'missing';

export interface Client {
  /** What rate limits count. An IPv6 household often has a /56, so it is one client. */
  key: string;
  /** The network in the log: enough to recognize a flood, too little to identify a person. */
  network: string;
}

/** Variables that handlers set for middleware. */
export interface RequestEnv {
  Variables: RequestIdVariables & {
    client: Client;
    /** The response has all its headers. Adding more takes 16 µs, of 44 µs for a page (20,000 requests on one core). */
    hasAllHeaders?: boolean;
    siteRoute?: SiteRoute;
    refusal?: RefusalReason;
    /** The fields of the form that were refused. */
    invalidFields?: readonly string[];
  };
}

/** Adds X-Request-Id to responses that lack headers, and passes completed requests to the observers. */
export function observeRequests(observers: readonly RequestObserver[]) {
  return createMiddleware<RequestEnv>(async (context, next) => {
    const startTime = performance.now();
    await next();
    const id = context.get('requestId');
    if (!context.get('hasAllHeaders')) context.res.headers.set('X-Request-Id', id);
    const { method, url } = context.req;
    const request = {
      id,
      method,
      path: getPath(url),
      route: context.get('siteRoute') ?? getApiRoute(context),
      status: context.res.status,
      refusal: context.get('refusal'),
      seconds: (performance.now() - startTime) / 1000,
      network: context.get('client').network,
    };
    for (const observe of observers) observe(request);
  });
}

/** The path as it was sent, percent-encoded and truncated. */
function getPath(url: string): string {
  const [, path = '/'] = /^[^/]*\/\/[^/?#]*([^?#]*)/.exec(url) ?? [];
  return path.slice(0, 300);
}

/** The pattern of the endpoint. Middleware has a wildcard. */
function getApiRoute(context: Context): string {
  return matchedRoutes(context).find(({ path }) => !path.includes('*'))?.path ?? 'other';
}
