import type { ContainerNode, TextNode } from '@takumi-rs/core';

export type Style = NonNullable<ContainerNode['style']>;

const textStyle: Style = { display: 'block', fontFamily: 'heading, other', letterSpacing: '-0.02em' };

/** A text on one line. */
export const textLine = (text: string, fontWeight: number, style: Style = {}): ContainerNode => ({
  type: 'container',
  style: { ...textStyle, fontWeight, whiteSpace: 'pre', ...style },
  children: splitIntoRuns(text, fontWeight),
});

/** A text in lines of about the same width, which do not break within a piece of it. */
export const balancedText = (pieces: readonly string[], fontWeight: number, style: Style): ContainerNode => ({
  type: 'container',
  style: { ...textStyle, fontWeight, textWrap: 'balance', ...style },
  children: pieces.map((piece, index) =>
    piece.trim()
      ? {
          type: 'container',
          style: { display: 'inline-block', whiteSpace: 'pre' },
          children: splitIntoRuns(piece, fontWeight, pieces[index + 1]),
        }
      : { type: 'text', text: piece },
  ),
});

/** A run of Chinese, Japanese or Korean characters and punctuation, or of others. */
const runs =
  /(?<eastAsian>[\p{Script_Extensions=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uffef]+)|[^\p{Script_Extensions=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uffef]+/gu;

/** Splits a text that is followed by another one into runs with a style for their script. */
const splitIntoRuns = (text: string, fontWeight: number, next = '') =>
  Array.from(text.matchAll(runs), ({ 0: run, index, groups }): TextNode => ({
    type: 'text',
    text: run,
    style: {
      // These characters have more strokes and look bolder at the same weight.
      ...(groups?.['eastAsian'] && { fontWeight: fontWeight - 100, letterSpacing: 0 }),
      // Browsers add an eighth of an em between Chinese and other letters (`text-autospace`).
      ...(gap.test(`${run}|${text.slice(index + run.length)}${next}`) && { marginRight: '0.125em' }),
    },
  }));

const gap = /\p{Script=Han}\|(?!\p{Script=Han})[\p{L}\p{N}]|(?!\p{Script=Han})[\p{L}\p{N}]\|\p{Script=Han}/u;
