import { createElement, type ReactNode } from 'react';

/** A zero-width space. The build marks with it where a line of text without spaces may break. */
export const wordBreak = '\u200b';

/** The names of the post-processors of i18next. `t` uses the first by default. */
export const plainText = 'plainText';
export const breakTags = 'breakTags';

export const removeWordBreaks = (text: string): string => text.replaceAll(wordBreak, '');

/** For `Trans`, which parses the tags in a text. */
export const tagWordBreaks = (text: string): string => text.replaceAll(wordBreak, '<wbr/>');

/** Renders each mark as `<wbr>`, which is not part of what a visitor copies, searches or hears. */
export function renderWordBreaks(text: string): ReactNode {
  const [first = '', ...others] = text.split(wordBreak);
  if (others.length === 0) return text;
  // In an element of their own: in a flex container, each `<wbr>` would be an item. As arguments, children need no keys.
  return createElement('span', null, first, ...others.flatMap((words) => [createElement('wbr'), words]));
}
