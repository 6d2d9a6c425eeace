import type { Hono } from 'hono';
import { serve, type Running, type ServeOptions } from '../serve.ts';

/** Serves an app on a free port of this machine. Stopping it does not wait for clients to leave. */
export const serveApp = (app: Hono, options: Partial<ServeOptions> = {}): Promise<Running> =>
  serve(app, { host: '127.0.0.1', port: 0, ...options, timeouts: { farewell: 0, ...options.timeouts } });
