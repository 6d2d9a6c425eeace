import { describe, expect, it } from 'vitest';
import { filesOf, textsOf } from './testing/locale-files.ts';

describe('the English texts', () => {
  const texts = filesOf('en').flatMap((file) =>
    [...textsOf('en', file)].map(([key, text]) => [`${file}: ${key}`, text] as const),
  );
  const found = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text));

  it('contain no straight quotes, double spaces or three dots', () => {
    expect(found(/["']| {2}|\.\.\./)).toEqual([]);
  });

  it('use Canadian spelling', () => {
    expect(found(/\b(?:color|center|catalog|organis|licens(?:e|es) to|e-mail)\b/i)).toEqual([]);
  });

  it('contain Chinese only on the link page, for readers of Chinese', () => {
    expect(found(/\p{Script=Han}/u).filter(([key]) => !/^linktree\.json: .+\.other$/.test(key))).toEqual([]);
  });
});
