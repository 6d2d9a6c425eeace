import { describe, expect, it } from 'vitest';
import { UsageError } from './command.ts';
import { sinceOf } from './options.ts';

describe('--since', () => {
  it('begins a day at midnight where the owner is', () => {
    expect(sinceOf('2026-11-20')).toEqual(new Date(2026, 10, 20));
    expect(sinceOf('2026-11-20T09:30')).toEqual(new Date(2026, 10, 20, 9, 30));
  });

  it('takes a moment with its zone', () => {
    expect(sinceOf('2026-11-20T09:30:00Z')).toEqual(new Date('2026-11-20T09:30:00Z'));
  });

  it.each(['yesterday', '2026-02-31', '2026-13-01', '20.11.2026', '2026', '', '2026-11-20T25:00'])(
    'is not guessed from %j',
    (text) => {
      expect(() => sinceOf(text)).toThrow(UsageError);
    },
  );
});
