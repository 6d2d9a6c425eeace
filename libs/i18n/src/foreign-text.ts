/** An invisible separator. A text of another language begins with the code of the language between two of them. */
export const foreign = '\u2063';

export const markForeign = (language: string, text: string): string =>
  text.startsWith(foreign) ? text : foreign + language + foreign + text;

/** The language of a text, if it is marked as one of another language. */
export const foreignLanguage = (text: string): string | undefined => text.split(foreign)[1];

/** `[en] Home` in a file of Finnish texts is left to translate. */
const leftToTranslate = /^\[([a-z]{2,3}(?:-[A-Za-z\d]+)*)\] (.*)$/s;

/** Whether a text in a file begins with the code of the language that it is in. */
export const isLeftToTranslate = (text: string): boolean => leftToTranslate.test(text);

/** Replaces the code at the beginning of a text in a file by the invisible mark. */
export function readForeign(text: string): string {
  const [, language, original] = leftToTranslate.exec(text) ?? [];
  return language === undefined || original === undefined ? text : markForeign(language, original);
}
