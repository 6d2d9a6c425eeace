import { describe, expect, it } from 'vitest';
import { fit, inert, inertJson, onOneLine, widthOf } from './text.ts';

/** A red colour, a cleared screen, a title, the same by one byte, a turned direction, a hidden sign, half an emoji. */
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

describe('a terminal that shows what a visitor wrote', () => {
  it.each(attacks)('is not commanded by %j', (attack) => {
    expect(inert(`a${attack}b`)).not.toContain(attack);
    expect(inert(`a${attack}b`)).toMatch(/^a�.*b$/);
    expect(onOneLine(`a${attack}b`)).not.toContain(attack);
    expect(inertJson([attack])).not.toContain(attack);
    expect(JSON.parse(inertJson([attack]))).toEqual([attack]);
  });

  it('shows names, lines and emoji as they are', () => {
    const text = 'Zoë\n陳大文\t👩‍💻';
    expect(inert(text)).toBe(text);
    expect(onOneLine(text)).toBe('Zoë 陳大文 👩‍💻');
  });
});

describe('the width of a text', () => {
  it.each([
    ['', 0],
    ['Zoë', 3],
    ['Zoe\u0308', 3],
    ['陳大文', 6],
    ['，。「」', 8],
    ['ﾃｽﾄ', 3],
    ['한국', 4],
    ['ＡＢ', 4],
    ['𠮷', 2],
    ['👍🏽', 2],
    ['👩‍💻', 2],
    ['🇨🇦', 2],
    ['✔️', 2],
    ['…–“”', 4],
  ])('of %j is %i columns', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  it.each([
    ['abc', 5, 'abc  '],
    ['abcdef', 4, 'abc…'],
    ['陳大文', 6, '陳大文'],
    ['陳大文', 5, '陳大…'],
    ['陳大文', 4, '陳… '],
    ['陳大文', 1, '…'],
  ])('%j fits into %i columns', (text, columns, fitted) => {
    expect(fit(text, columns)).toBe(fitted);
    expect(widthOf(fitted)).toBe(columns);
  });
});
