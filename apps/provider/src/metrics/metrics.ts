import { Counter, Gauge, Histogram, Registry } from 'prom-client';
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

  const counter = <L extends string>(name: string, help: string, label: L) =>
    new Counter({ name, help, labelNames: [label], registers });
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const refused = counter('studio_refusals_total', 'Refused requests by reason', 'reason');
  const messages = counter(
    'studio_messages_total',
    'Messages that were acknowledged, including repeated ones',
    'kind',
  );
  const mails = counter('studio_mails_total', 'Attempts to send a mail by outcome', 'outcome');
  const databaseErrors = counter('studio_database_errors_total', 'Database errors by kind', 'kind');
  const databaseUp = gauge('studio_database_up', 'Whether the database accepts a write');
  const outboxMails = gauge(
    'studio_outbox_mails',
    'Mails in the outbox by state; given_up counts mails to the company',
    'state',
  );
  const outboxOldest = gauge('studio_outbox_oldest_seconds', 'Age of the oldest waiting mail to the company');
  const diskFree = gauge('studio_disk_free_bytes', 'Free space of the disk with the SQLite file');

  const lastBackup = gauge(
    'studio_backup_timestamp_seconds',
    'Time of the last backup of the SQLite file, or 0',
  );

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
    lastBackup,
  };
}
