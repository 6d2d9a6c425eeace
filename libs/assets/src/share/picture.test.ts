import { Renderer } from '@takumi-rs/core';
import { describe, expect, it } from 'vitest';
import { listFonts } from './fonts.ts';
import { pictureNode } from './picture.ts';
import { textLine } from './text.ts';

const typefaces = {
  heading: '@fontsource-variable/radio-canada-big',
  byScript: { Hans: '@fontsource-variable/noto-sans-sc', Hant: '@fontsource-variable/noto-sans-tc' },
};

const fontsFor = (language: string) => listFonts(typefaces, import.meta.url, language);

const pixels = async (text: string, language: string) =>
  new Renderer().render(textLine(text, 700, { fontSize: 100, color: '#000' }), {
    width: 120,
    height: 160,
    format: 'raw',
    fonts: await fontsFor(language),
  });

describe('the text of a share picture', () => {
  it.each(['zh-CN', 'zh-TW'])('has a distinct glyph for every character of %s', async (language) => {
    const text = language === 'zh-CN' ? '看得透的云，网站托管。Ap' : '看得透的雲端，網站代管。Ap';
    const images = [...new Set(text), '\u{e000}'].map(async (one) =>
      (await pixels(one, language)).toString('base64'),
    );
    expect(new Set(await Promise.all(images)).size).toBe(new Set(text).size + 1);
  });

  it('renders a character differently in Simplified and Traditional Chinese', async () => {
    expect(await pixels('骨', 'zh-CN')).not.toEqual(await pixels('骨', 'zh-TW'));
  });

  it('has a gap between Chinese and other letters', async () => {
    const measureWidth = async (text: string) => {
      const node = textLine(text, 700, { fontSize: 800 });
      const { runs } = await new Renderer().measure(node, { fonts: await fontsFor('zh-CN') });
      return Math.max(...runs.map(({ x, width }) => x + width)) / 800;
    };
    expect(
      (await measureWidth('删的App')) - (await measureWidth('删的')) - (await measureWidth('App')),
    ).toBeCloseTo(1 / 8);
    expect(
      (await measureWidth('App删')) - (await measureWidth('删')) - (await measureWidth('App')),
    ).toBeCloseTo(1 / 8);
    expect(
      (await measureWidth('App，')) - (await measureWidth('，')) - (await measureWidth('App')),
    ).toBeCloseTo(0);
  });

  it('has the glyphs of another language for a title in it', async () => {
    const colors = { background: '', title: '#000', label: '#000' };
    const picture = { title: '只有一頁', name: 'Inklake', logo: '', illustration: '', colors };
    const fonts = await listFonts(typefaces, import.meta.url, 'en', 'zh-TW');
    await expect(pictureNode(new Renderer(), picture, 'en', fonts)).resolves.toBeDefined();
  });

  it('names a missing character and what to do', async () => {
    const colors = { background: '', title: '', label: '' };
    const picture = { title: '작은', name: '', logo: '', illustration: '', colors };
    const node = pictureNode(new Renderer(), picture, 'ko', await fontsFor('ko'));
    await expect(node).rejects.toThrow(/"작".*SHARE_IMAGES=off/);
  });
});
