import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { fit, sanitize, sanitizedJson, singleLine } from './text.ts';

/**
 * A red color, clearing the screen, a window title, a C1 control, a bidirectional override, a zero-width space, a lone
 * surrogate, a backspace and a carriage return.
 */
const attacks = [
  '\x1b[31m',
  '\x1b[2J',
  '\x1b]0;owned\x07',
  '\x9b31m',
  '\u202e',
  '\u200b',
  '\ud83d',
  '\b',
  '\r',
];

describe('text of a visitor in a terminal', () => {
  it.each(attacks)('contains no control characters such as %j', (attack) => {
    expect(sanitize(`a${attack}b`)).not.toContain(attack);
    expect(sanitize(`a${attack}b`)).toMatch(/^a�.*b$/);
    expect(singleLine(`a${attack}b`)).not.toContain(attack);
    expect(sanitizedJson([attack])).not.toContain(attack);
    expect(JSON.parse(sanitizedJson([attack]))).toEqual([attack]);
  });

  it('keeps names, line breaks and emoji', () => {
    const text = 'Zoë\n陳大文\t👩‍💻';
    expect(sanitize(text)).toBe(text);
    expect(singleLine(text)).toBe('Zoë 陳大文 👩‍💻');
  });
});

it.each([
  ['abc', 5, 'abc  '],
  ['abcdef', 4, 'abc…'],
  ['陳大文', 6, '陳大文'],
  ['👩‍💻ok', 5, '👩‍💻ok '],
  ['陳大文', 5, '陳大…'],
  ['陳大文', 4, '陳… '],
  ['陳大文', 1, '…'],
])('a text in a column %j fits into %i columns', (text, columns, fitted) => {
  expect(fit(text, columns)).toBe(fitted);
  expect(stringWidth(fitted)).toBe(columns);
});
