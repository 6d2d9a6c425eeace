import { describe, expect, it } from 'vitest';
import { typeFor } from './picture-type.ts';

const typeOf = async (title: string, language: string) => {
  const faces = { face: '@fontsource-variable/schibsted-grotesk', site: import.meta.url };
  return (await typeFor({ name: '', title }, language, faces)).title;
};
const start = { x: 0, y: 0, size: 100 };
const outlineOf = async (title: string, language: string) =>
  (await typeOf(title, language)).outline(title, start);

describe('typeFor', () => {
  it.each(['zh-CN', 'zh-TW'])('has a distinct glyph for every character of %s', async (language) => {
    const characters = Array.from(
      language === 'zh-CN' ? '看得透的云，网站托管。' : '看得透的雲端，網站代管。',
    );
    const outlines = await Promise.all(characters.map((character) => outlineOf(character, language)));
    expect(new Set(outlines).size).toBe(new Set(characters).size);
    for (const outline of outlines) expect(outline.length).toBeGreaterThan(40);
  });

  it('renders a character differently in Simplified and Traditional Chinese', async () => {
    expect(await outlineOf('骨', 'zh-CN')).not.toBe(await outlineOf('骨', 'zh-TW'));
  });

  it('applies kerning', async () => {
    const type = await typeOf('AV', 'en');
    expect(type.widthOf('AV')).toBeLessThan(type.widthOf('A') + type.widthOf('V'));
  });

  it('adds a gap between Chinese and other letters', async () => {
    const type = await typeOf('删的App', 'zh-CN');
    expect(type.widthOf('删的App') - type.widthOf('删的') - type.widthOf('App')).toBeCloseTo(1 / 8);
  });

  it('names a missing character and what to do', async () => {
    await expect(typeOf('작은', 'ko')).rejects.toThrow(/"작".*SHARE_IMAGES=off/);
  });
});
