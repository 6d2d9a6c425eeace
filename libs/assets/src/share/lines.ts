import { markWordBreaks } from '@studio/i18n/word-breaks';
import type { ContainerNode, Renderer } from '@takumi-rs/core';
import type { FontFile } from './fonts.ts';
import { balancedText, type Style } from './text.ts';

/** The space for a title, and its largest and smallest font size. */
export const room = { width: 556, height: 300, largest: 84, smallest: 44 };

/**
 * Returns a title in balanced lines at the largest font size that fits. Prefers breaks between phrases, at down to 70% of
 * the largest size, over breaks between words.
 */
export async function fitTitle(
  renderer: Renderer,
  title: string,
  language: string,
  style: Style,
  fonts: FontFile[],
): Promise<ContainerNode> {
  const fit = async (pieces: readonly string[], smallest: number) => {
    for (let fontSize = room.largest; fontSize >= smallest; fontSize -= 2) {
      const node = balancedText(pieces, 600, { ...style, fontSize });
      // A flex item is at least as wide as its widest piece.
      const box: ContainerNode = {
        type: 'container',
        style: { display: 'flex', width: room.width },
        children: [node],
      };
      const { children } = await renderer.measure(box, { fonts });
      if (children.every(({ width, height }) => width <= room.width && height <= room.height)) return node;
    }
    return undefined;
  };
  const words = splitIntoWords(title, language);
  const fitting =
    (await fit(splitIntoPhrases(words), room.largest * 0.7)) ?? (await fit(words, room.smallest));
  if (!fitting) throw new Error(`The title "${title}" is too long for a share picture.`);
  return fitting;
}

/** A zero-width space marks where a line may break. */
const mark = '\u200b';

/** Splits a title where a line may break: around spaces, and between Chinese words. */
function splitIntoWords(title: string, language: string): string[] {
  // In Japanese, phrases are the pieces.
  if (new Intl.Locale(language).language === 'ja')
    return markWordBreaks(title, language).split(/\u200b|(?<=\s)/u);
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(title);
  return (
    Array.from(segments, ({ segment }) => segment)
      .join(mark)
      // Punctuation and Chinese particles attach to the word before them, opening punctuation to the word after it.
      .replace(
        /\u200b(?=(?![\p{Ps}\p{Pi}])[\p{P}的地得了着著过過吗嗎呢吧们們])|(?<=[\p{Ps}\p{Pi}])\u200b/gu,
        '',
      )
      .replace(/(?<![\s\p{Script_Extensions=Han}\uff00-\uffef])\u200b(?![\s\p{Script=Han}])/gu, '')
      .split(mark)
  );
}

/** Joins words up to punctuation, except the Chinese enumeration comma. */
const splitIntoPhrases = (words: readonly string[]) =>
  words
    .join(mark)
    .replace(/(?<!(?!、)[\p{Po}\p{Pe}\p{Pf}](?:\u200b\s)?)\u200b/gu, '')
    .split(mark);
