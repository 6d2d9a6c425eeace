/** The event of every log line. `docs/provider.md` describes them. */
export const logEvents = [
  'server.listening',
  'server.stopped',
  'server.crashed',
  'metrics.listening',
  'shutdown.failed',
  'shutdown.forced',
  'request',
  'request.failed',
  'client.unreadable',
  'csp.violation',
  'database.error',
  'mail.sent',
  'mail.retry',
  'mail.gave_up',
  'mail.undelivered',
  'mail.result_lost',
  'outbox.failed',
  'housekeeping.deleted',
  'housekeeping.failed',
  'security_txt.expires',
] as const;

type LogEvent = (typeof logEvents)[number];

/** Each line has a stable event name, fields, and a sentence. */
type Write = (fields: { event: LogEvent; [field: string]: unknown }, message: string) => void;

export type Log = Record<'info' | 'warn' | 'error' | 'fatal', Write>;
