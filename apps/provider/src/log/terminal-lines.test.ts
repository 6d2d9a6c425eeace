import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { toTerminalLine } from './terminal-lines.ts';

describe('a log line in a terminal', () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(toTerminalLine(line)) });

  it('has the time, the level, the event, the message and the fields', () => {
    log.info({ event: 'server.listening', url: 'http://localhost:4200' }, 'Listening.');
    expect(lines.at(-1)).toMatch(
      /^\d\d:\d\d:\d\d info {2}server\.listening Listening\. url="http:\/\/localhost:4200"\n$/,
    );
  });

  it('ends with the stack of an error', () => {
    log.error({ event: 'request.failed', err: new Error('broken') }, 'Request failed.');
    expect(lines.at(-1)).toMatch(/Request failed\.\nError: broken\n +at /);
  });

  it('contains no control characters of a request', () => {
    log.info({ event: 'request', path: '/\u001b[31m\n' }, 'Request completed.');
    expect(lines.at(-1)).toContain(String.raw`path="/\u001b[31m\n"`);
  });

  it('contains no control characters of a violation report or an error', () => {
    log.warn(
      { event: 'csp.violation', blocked: '\u009b31m\u202e', err: new Error('\u001b[31m') },
      'Content Security Policy violation.',
    );
    expect(lines.at(-1)).toContain(String.raw`blocked="\u009b31m\u202e"`);
    expect(lines.at(-1)).toContain('\nError: \ufffd[31m\n');
  });
});
