import * as v from 'valibot';
import { sanitize, sanitizedJson } from '../owner/text.ts';

const line = v.looseObject({
  level: v.number(),
  time: v.number(),
  event: v.optional(v.string()),
  msg: v.optional(v.string(), ''),
  err: v.optional(v.looseObject({ stack: v.optional(v.string(), '') })),
});

const levels: Readonly<Record<number, string>> = { 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/** Formats a log line for a terminal. Characters of requests and errors cannot control the terminal. */
export function toTerminalLine(json: string): string {
  const { level, time, event, msg, err, ...fields } = v.parse(line, JSON.parse(json));
  const clock = new Date(time).toTimeString().slice(0, 8);
  const values = Object.entries(fields).map(([name, value]) => `${name}=${sanitizedJson(value)}`);
  const stack = err ? `\n${sanitize(err.stack)}` : '';
  return `${[clock, (levels[level] ?? 'debug').padEnd(5), event, msg, ...values].join(' ')}${stack}\n`;
}
