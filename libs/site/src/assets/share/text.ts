import type { ContainerNode } from '@takumi-rs/core';

type Style = NonNullable<ContainerNode['style']>;

/** A run of Chinese characters and punctuation, or of others. */
const runs =
  /(?<chinese>[\p{Script_Extensions=Han}\uff00-\uffef]+)|[^\p{Script_Extensions=Han}\uff00-\uffef]+/gu;

/** Browsers add an eighth of an em between Chinese and other letters (`text-autospace`). */
const scriptGap = '0.125em';

/** A text on one line. */
export function textLine(text: string, weight: number, style: Style = {}): ContainerNode {
  return {
    type: 'container',
    style: { display: 'block', whiteSpace: 'pre', fontFamily: 'heading, other', ...style },
    children: Array.from(text.matchAll(runs), ({ 0: run, index, groups }) => ({
      type: 'text',
      text: run,
      style: groups?.['chinese']
        ? // Chinese characters have more strokes and look bolder at the same weight.
          { fontWeight: weight - 100 }
        : {
            fontWeight: weight,
            letterSpacing: '-0.02em',
            ...(isBetweenLetters(text, index) && { marginLeft: scriptGap }),
            ...(isBetweenLetters(text, index + run.length) && { marginRight: scriptGap }),
          },
    })),
  };
}

const isBetweenLetters = (text: string, index: number) =>
  /[\p{L}\p{N}]$/u.test(text.slice(0, index)) && /^[\p{L}\p{N}]/u.test(text.slice(index));
