import type { Headers } from '@studio/site/host';
import { collectDefaultMetrics } from 'prom-client';
import { serve, type RunningServer } from '../http/serve.ts';
import type { Log } from '../log/log.ts';
import { createMetricsApp, type MetricsAppOptions } from './metrics-app.ts';

interface ServeMetricsOptions extends MetricsAppOptions {
  host: string;
  /** Without one, the metrics are not served. */
  metricsPort: number | undefined;
  /** Sets SO_REUSEPORT. While one provider replaces another, either of them answers. */
  sharePort: boolean;
  securityHeaders: Headers;
  log: Log;
}

/** Serves the metrics on their own port, so that visitors cannot read them. */
export async function serveMetrics({
  host,
  metricsPort: port,
  sharePort,
  securityHeaders,
  log,
  ...options
}: ServeMetricsOptions): Promise<RunningServer | undefined> {
  if (port === undefined) return undefined;
  // Event loop, memory and garbage collection.
  collectDefaultMetrics({ register: options.metrics.registry });
  const server = await serve(createMetricsApp(options), {
    host,
    port,
    portSetting: 'METRICS_PORT',
    sharePort,
    securityHeaders,
  });
  log.info({ event: 'metrics.listening', url: `${server.url}/metrics` }, 'Serving metrics.');
  return server;
}
