import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { refusals } from '../http/responses.ts';
import type { RequestObserver } from '../http/observe-requests.ts';
import { databaseErrorKinds } from '../store/database-error.ts';

const messageKinds = ['accepted', 'quarantined'] as const;
const mailOutcomes = ['sent', 'retried', 'gave_up'] as const;

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of this process in a registry of their own. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const refused = new Counter({
    name: 'studio_refusals_total',
    help: 'Refused requests by reason',
    labelNames: ['reason'],
    registers,
  });
  const messages = new Counter({
    name: 'studio_messages_total',
    help: 'Messages that were acknowledged, including repeated ones',
    labelNames: ['kind'],
    registers,
  });
  const mails = new Counter({
    name: 'studio_mails_total',
    help: 'Attempts to send a mail by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const databaseErrors = new Counter({
    name: 'studio_database_errors_total',
    help: 'Database errors by kind',
    labelNames: ['kind'],
    registers,
  });
  const databaseUp = new Gauge({
    name: 'studio_database_up',
    help: 'Whether the database accepts a write',
    registers,
  });
  const outboxMails = new Gauge({
    name: 'studio_outbox_mails',
    help: 'Mails in the outbox by state; given_up counts mails to the company',
    labelNames: ['state'],
    registers,
  });
  const outboxOldest = new Gauge({
    name: 'studio_outbox_oldest_seconds',
    help: 'Age of the oldest waiting mail to the company',
    registers,
  });
  const diskFree = new Gauge({
    name: 'studio_disk_free_bytes',
    help: 'Free space of the disk with the SQLite file',
    registers,
  });

  // Prometheus calculates a rate from the previous value, so counters start at zero instead of with their first event.
  for (const reason of Object.keys(refusals)) refused.inc({ reason }, 0);
  for (const kind of messageKinds) messages.inc({ kind }, 0);
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0);
  for (const kind of databaseErrorKinds) databaseErrors.inc({ kind }, 0);

  const observeRequest: RequestObserver = ({ route, status, refusal, seconds }) => {
    requests.observe({ route, status }, seconds);
    if (refusal) refused.inc({ reason: refusal });
  };

  return {
    registry,
    observeRequest,
    messages,
    mails,
    databaseErrors,
    databaseUp,
    outboxMails,
    outboxOldest,
    diskFree,
  };
}

/** Adds metrics of the process: event loop, memory and garbage collection. */
export function collectProcessMetrics({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
