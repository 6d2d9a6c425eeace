import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const titles = ['id', 'name', 'subject'];
const rows = [
  ['3f2a9c1e', '陳大文', '我們想要一個新的網站，可以賣茶，也可以預約，最好在春節之前'],
  ['77b0d2aa', 'Ada Lovelace', 'A shop\nfor tea'],
];

describe('a table', () => {
  it('aligns columns, also with wide characters', () => {
    expect(table(titles, rows, Infinity)).toBe(
      [
        'id        name          subject',
        '3f2a9c1e  陳大文        我們想要一個新的網站，可以賣茶，也可以預約，最好在春節之前',
        '77b0d2aa  Ada Lovelace  A shop for tea',
        '',
      ].join('\n'),
    );
  });

  it.each([120, 80, 60, 40, 30])('is at most %i columns wide, and does not truncate short ids', (columns) => {
    const lines = table(titles, rows, columns).split('\n');
    expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
    expect(lines[1]).toMatch(/^3f2a9c1e {2}/);
  });
});
