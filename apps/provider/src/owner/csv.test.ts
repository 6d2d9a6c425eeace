import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  it('quotes commas, quotes and line breaks', () => {
    expect(csvLine(['a,b', 'say "yes"', 'one\ntwo', 3, null])).toBe(
      '"a,b","say ""yes""","one\ntwo","3",""\r\n',
    );
  });

  it.each(['=1+1', '+1 416 555 0100', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', "=cmd|' /C calc'!A0"])(
    'escapes %j, which a spreadsheet would evaluate as a formula',
    (text) => {
      expect(csvLine([text])).toMatch(/^"'/);
    },
  );

  it.each(['1=1', 'ada@example.com', '', ' =1', 'A-1'])('does not change %j', (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  });
});
