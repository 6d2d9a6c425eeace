import { createElement, type ReactElement, type ReactNode } from 'react';
import { foreign } from './foreign-text.ts';

/** A zero-width space. The build marks with it where a line of text without spaces may break. */
export const wordBreak = '\u200b';

/** The names of the post-processors of i18next. `t` uses the first by default. */
export const plainText = 'plainText';
export const breakTags = 'breakTags';

export const removeWordBreaks = (text: string): string => text.replace(/\u200b|\u2063.*?\u2063/g, '');

/** For `Trans`, which parses the tags in a text. */
export const tagWordBreaks = (text: string): string => removeWordBreaks(text.replaceAll(wordBreak, '<wbr/>'));

const markup = new RegExp(`${wordBreak}|<b>(.*?)</b>`, 's');

// As arguments, children need no keys.
const renderParts = (element: string, text: string, key?: string): ReactElement =>
  createElement(
    element,
    { key },
    // After each part, `split` returns what the group matched: nothing for a word break.
    ...text
      .split(markup)
      .map((part: string | undefined, index) =>
        part === undefined ? createElement('wbr') : index % 2 ? renderParts('b', part) : part,
      ),
  );

/**
 * Renders each mark as `<wbr>`, which is not part of what a visitor copies, searches or hears, and `<b>` as an element.
 * They are in an element of their own: in a flex container, each would be an item. Another text has another element, because
 * a browser that translates the page has replaced the text nodes of this one.
 */
export function renderMarkup(text: string): ReactNode {
  const [, language, marked] = text.split(foreign);
  // Screen readers pronounce a text in another language in that language.
  if (language && marked) return createElement('span', { lang: language, dir: 'auto' }, renderMarkup(marked));
  return markup.test(text) ? renderParts('span', text, text) : text;
}
