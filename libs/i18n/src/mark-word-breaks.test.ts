import { describe, expect, it } from 'vitest';
import { markNamespace, markWordBreaks } from './mark-word-breaks.ts';
import { wordBreak } from './word-break.ts';

const mark = (text: string, keepTogether?: readonly string[]) =>
  markWordBreaks(text, 'zh-TW', keepTogether).replaceAll(wordBreak, '|');

describe('markWordBreaks', () => {
  it('marks the words of a Chinese text', () => {
    expect(mark('可以搜尋，也可以選主題。')).toBe('可以|搜尋，|也可以選|主題。');
  });

  it('leaves other texts unchanged', () => {
    for (const text of ['Small studio.', 'Ink Lake 墨', '', '網 站'])
      expect(markWordBreaks(text, 'en')).toBe(text);
  });

  it('joins a word of one character to a neighbor', () => {
    expect(mark('我們的服務')).toBe('我們的|服務');
    expect(mark('與雲端')).toBe('與雲端');
  });

  it('keeps figures and placeholders with their measure word', () => {
    expect(mark('首次回覆在48小時內')).toBe('首次|回覆|在48小時內');
    expect(mark('最多{{pages}}頁的網站')).toBe('最多{{pages}}頁的|網站');
  });

  it('keeps letters with the characters beside them, because a mark would take away the gap', () => {
    expect(mark('用Node.js或Python')).toBe('用Node.js|或Python');
    expect(mark('每一則LinkedIn貼文都好看', ['貼文'])).toBe('每一則|LinkedIn貼文|都好看');
  });

  it('keeps punctuation where line breaking rules want it', () => {
    expect(mark('叫做「墨湖」的工作室', ['墨湖'])).toBe('叫做|「墨湖」的|工作室');
  });

  it('treats words that belong together as one', () => {
    expect(mark('加拿大安大略省的工作室')).not.toContain('安大略省的');
    expect(mark('加拿大安大略省的工作室', ['安大略省'])).toBe('加拿大|安大略省的|工作室');
  });

  it('marks around the tags of elements, not inside them', () => {
    expect(mark('請寫信到<email>hello@example.com</email>聯絡我們')).toBe(
      '請寫信|到<email>hello@example.com</email>|聯絡|我們',
    );
  });

  it('changes nothing but the marks', () => {
    const text = '含$t(shell:name)、<b>一站式</b>服務（App）與{{price, money}}起的方案——隨時取消。';
    expect(markWordBreaks(text, 'zh-TW').replaceAll(wordBreak, '')).toBe(text);
  });

  it('marks the phrases of a Japanese text, so that no line begins with a particle', () => {
    const marked = markWordBreaks(
      '海の見える部屋で、「カモメ」の声を{{count}}回聞きました。コーヒーをどうぞ',
      'ja',
    );
    expect(marked.replaceAll(wordBreak, '|')).toBe(
      '海の|見える|部屋で、|「カモメ」の|声を|{{count}}回聞きました。|コーヒーをどうぞ',
    );
    expect(markWordBreaks('Wi-Fi', 'ja')).toBe('Wi-Fi');
  });

  it('marks all texts of a namespace', () => {
    expect(markNamespace({ hero: { title: '網站設計' } }, 'zh-TW')).toEqual({
      hero: { title: `網站${wordBreak}設計` },
    });
  });
});
