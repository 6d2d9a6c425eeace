import { describe, expect, it } from 'vitest';
import { typeFor } from './picture-type.ts';

const typeOf = async (title: string, language: string) => {
  const faces = { face: '@fontsource-variable/schibsted-grotesk', site: import.meta.url };
  return (await typeFor({ name: '', title }, language, faces)).title;
};
const start = { x: 0, y: 0, size: 100 };
const outlineOf = async (title: string, language: string) =>
  (await typeOf(title, language)).outline(title, start);

describe('the type of share pictures', () => {
  it.each(['zh-CN', 'zh-TW'])('has a sign of its own for every character of %s', async (language) => {
    const signs = Array.from(language === 'zh-CN' ? '看得透的云，网站托管。' : '看得透的雲端，網站代管。');
    const outlines = await Promise.all(signs.map((sign) => outlineOf(sign, language)));
    expect(new Set(outlines).size).toBe(new Set(signs).size);
    for (const outline of outlines) expect(outline.length).toBeGreaterThan(40);
  });

  it('draws a character as the readers of each script know it', async () => {
    expect(await outlineOf('骨', 'zh-CN')).not.toBe(await outlineOf('骨', 'zh-TW'));
  });

  it('sets letters closer where they would leave a hole', async () => {
    const type = await typeOf('AV', 'en');
    expect(type.widthOf('AV')).toBeLessThan(type.widthOf('A') + type.widthOf('V'));
  });

  it('leaves a little room between Chinese and other letters', async () => {
    const type = await typeOf('删的App', 'zh-CN');
    expect(type.widthOf('删的App') - type.widthOf('删的') - type.widthOf('App')).toBeCloseTo(1 / 8);
  });

  it('says which sign it does not have, and what to do', async () => {
    await expect(typeOf('작은', 'ko')).rejects.toThrow(/"작".*SHARE_IMAGES=off/);
  });
});
