import { Renderer, type Node } from '@takumi-rs/core';
import { describe, expect, it } from 'vitest';
import { listFonts } from './fonts.ts';
import { fitTitle, room } from './lines.ts';

const renderer = new Renderer();
const fonts = await listFonts(
  {
    heading: '@fontsource-variable/radio-canada-big',
    byScript: { Hans: '@fontsource-variable/noto-sans-sc' },
  },
  import.meta.url,
  'zh-CN',
);

const fit = (title: string, language: string) =>
  fitTitle(renderer, title, language, { lineHeight: 1.1 }, fonts);

const textOf = (node: Node): string =>
  node.type === 'text'
    ? node.text
    : node.type === 'container'
      ? (node.children ?? []).map(textOf).join('')
      : '';

/** The lines of a title before the renderer balances them. */
async function breakLines(title: string, language: string) {
  const node = await fit(title, language);
  const { children } = await renderer.measure(node, { width: room.width, fonts });
  const words = (node.children ?? []).filter(({ type }) => type === 'container').map(textOf);
  const lines = Map.groupBy(words, (_, index) => children[index]?.transform[5]);
  return [...lines.values()].map((line) => line.join(language === 'en' ? ' ' : ''));
}

const sizeOf = async (title: string, language: string) => (await fit(title, language)).style?.fontSize;

describe('fitTitle', () => {
  it('keeps a title that fits on one line', async () => {
    expect(await sizeOf('Links', 'en')).toBe(84);
    expect(await breakLines('Links', 'en')).toEqual(['Links']);
  });

  it('balances the lines', async () => {
    const title = 'We make it so it lasts and lasts';
    expect(await breakLines(title, 'en')).toEqual(['We make it so', 'it lasts and', 'lasts']);
    const { width, height } = room;
    const pixels = await renderer.render(await fit(title, 'en'), { width, height, fonts, format: 'raw' });
    const right = pixels.reduce((max, value, index) => (value ? Math.max(max, (index / 4) % width) : max), 0);
    // The width of "We make it so" is 540.
    expect(right).toBeLessThan(440);
  });

  it('prefers a smaller size over a break within a phrase', async () => {
    expect(await breakLines('Your product, in its best light', 'en')).toEqual([
      'Your product,',
      'in its best light',
    ]);
    expect(await breakLines('线上用得着的都有，用不着的不加。', 'zh-CN')).toEqual([
      '线上用得着的都有，',
      '用不着的不加。',
    ]);
    expect(await breakLines('网站、系统与云端，App', 'zh-CN')).toEqual(['网站、系统与云端，', 'App']);
  });

  it('breaks Chinese between words, never before punctuation or a particle', async () => {
    expect(await breakLines('店里用得上的东西我们的团队都会做', 'zh-CN')).toEqual([
      '店里用得上的',
      '东西我们的',
      '团队都会做',
    ]);
    const title = '为小型企业设计制作并且长期维护的网站和管理系统';
    const lines = await breakLines(title, 'zh-CN');
    expect(lines.join('')).toBe(title);
    for (const line of lines) expect(line).not.toMatch(/^[，。、的]/);
  });

  it('breaks Japanese between phrases', async () => {
    const { children = [] } = await fitTitle(
      renderer,
      '海の見える部屋で、静かな朝を迎えませんか',
      'ja',
      { lineHeight: 1.2 },
      fonts,
    );
    expect(children.map(textOf)).toEqual(['海の', '見える', '部屋で、', '静かな', '朝を', '迎えませんか']);
  });

  it('reduces the size until the title fits, and throws below the smallest size', async () => {
    const long = 'Websites, internal systems, mobile apps and cloud operations for small businesses';
    expect(await sizeOf(long, 'en')).toBeLessThan(84);
    const { width, height } = await renderer.measure(await fit(long, 'en'), { width: room.width, fonts });
    expect(width).toBeLessThanOrEqual(room.width);
    expect(height).toBeLessThanOrEqual(room.height);
    await expect(fit(`${long}, ${long}, ${long}`, 'en')).rejects.toThrow('too long');
    await expect(fit('a'.repeat(40), 'en')).rejects.toThrow('too long');
  });
});
