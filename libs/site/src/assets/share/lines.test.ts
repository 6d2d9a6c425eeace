import { describe, expect, it } from 'vitest';
import { setLines, type Room } from './lines.ts';

const room: Room = { width: 560, height: 300, sizes: [84, 44], leading: 1.1 };

/** A Chinese character is 1 em wide, a letter half an em. */
const measureWidth = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (/[\p{Script=Han}，。、]/u.test(character) ? 1 : 0.5), 0);

const breakLines = (title: string, language: string) => setLines(title, language, measureWidth, room).lines;

describe('setLines', () => {
  it('keeps a title that fits on one line', () => {
    expect(setLines('Links', 'en', measureWidth, room)).toEqual({ size: 84, lines: ['Links'] });
  });

  it('balances the lines', () => {
    expect(breakLines('We make it so it lasts', 'en')).toEqual(['We make it', 'so it lasts']);
    expect(breakLines('A website without the to-do list', 'en')).toEqual([
      'A website',
      'without the',
      'to-do list',
    ]);
  });

  it('prefers a smaller size over a break within a phrase', () => {
    expect(breakLines('Your product, in its best light', 'en')).toEqual([
      'Your product,',
      'in its best light',
    ]);
    expect(breakLines('线上用得着的都有，用不着的不加。', 'zh-CN')).toEqual([
      '线上用得着的都有，',
      '用不着的不加。',
    ]);
    expect(breakLines('網站、系統與雲端，同一群人做到好', 'zh-TW')).toEqual([
      '網站、系統與雲端，',
      '同一群人做到好',
    ]);
  });

  it('breaks Chinese between words, never before punctuation or a particle', () => {
    expect(breakLines('店里用得上的东西我们的团队都会做', 'zh-CN')).toEqual([
      '店里用得上的',
      '东西我们的',
      '团队都会做',
    ]);
    const title = '为小型企业设计制作并且长期维护的网站和管理系统';
    const lines = breakLines(title, 'zh-CN');
    expect(lines.join('')).toBe(title);
    for (const line of lines) expect(line).not.toMatch(/^[，。、的]/);
  });

  it('reduces the size until the title fits, and throws below the smallest size', () => {
    const long = 'Websites, internal systems, mobile apps and cloud operations for small businesses';
    const { size, lines } = setLines(long, 'en', measureWidth, room);
    expect(size).toBeLessThan(84);
    expect(Math.max(...lines.map(measureWidth)) * size).toBeLessThanOrEqual(room.width);
    expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height);
    expect(() => setLines(`${long}, ${long}, ${long}`, 'en', measureWidth, room)).toThrow('too long');
  });
});
