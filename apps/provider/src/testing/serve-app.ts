import type { Hono } from 'hono';
import { serve, type RunningServer, type ServeOptions } from '../http/serve.ts';

/** Serves an app on a free port. Stopping does not wait for clients to disconnect. */
export const serveApp = (
  app: Pick<Hono, 'fetch'>,
  options: Partial<ServeOptions> = {},
): Promise<RunningServer> =>
  serve(app, { host: '127.0.0.1', port: 0, ...options, timeouts: { drain: 0, ...options.timeouts } });
