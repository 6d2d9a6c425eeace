import { describe, expect, it } from 'vitest';
import { filesOf, textsOf } from './testing/locale-files.ts';

describe('a reader of English', () => {
  const texts = filesOf('en').flatMap((file) =>
    [...textsOf('en', file)].map(([key, text]) => [`${file}: ${key}`, text] as const),
  );
  const found = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text));

  it('never meets a straight quote, two spaces, or three dots for one', () => {
    expect(found(/["']| {2}|\.\.\./)).toEqual([]);
  });

  it('meets the spelling of Canada', () => {
    expect(found(/\b(?:color|center|catalog|organis|licens(?:e|es) to|e-mail)\b/i)).toEqual([]);
  });

  it('meets Chinese only on the link-tree, where every line has one for other readers', () => {
    expect(found(/\p{Script=Han}/u).filter(([key]) => !/^linktree\.json: .+\.other$/.test(key))).toEqual([]);
  });
});
