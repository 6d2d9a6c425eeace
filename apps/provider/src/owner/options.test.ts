import { describe, expect, it } from 'vitest';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { parseSince } from './options.ts';

describe('--since', () => {
  it('starts a day at midnight in the time zone of the owner', () => {
    expect(parseSince('2026-11-20')).toEqual(new Date(2026, 10, 20));
    expect(parseSince('2026-11-20T09:30')).toEqual(new Date(2026, 10, 20, 9, 30));
  });

  it('accepts a time with a time zone', () => {
    expect(parseSince('2026-11-20T09:30:00Z')).toEqual(new Date('2026-11-20T09:30:00Z'));
  });

  it.each(['yesterday', '2026-02-31', '2026-13-01', '20.11.2026', '2026', '', '2026-11-20T25:00'])(
    'rejects %j',
    (text) => {
      expect(() => parseSince(text)).toThrow(InvalidArgumentError);
    },
  );
});
