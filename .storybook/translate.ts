import { pseudoLanguage, pseudoText } from '@studio/i18n/pseudo';
import type { Args } from '@storybook/react-vite';
import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { words } from './words.ts';

/** Languages in the toolbar. The pseudo-language shows untranslated and clipped text. */
export const storyLanguages: readonly { code: string; label: string }[] = [
  { code: 'en', label: 'English' },
  { code: 'zh-CN', label: '简体中文' },
  { code: 'zh-TW', label: '繁體中文' },
  pseudoLanguage,
];

/** Translates the English texts in args or elements into the language of the toolbar. */
export function translate<Value>(value: Value, language: string): Value {
  if (language === 'en') return value;
  // The copy has other texts, and is otherwise equal.
  return mapTexts(value, (text) => translateText(text, language)) as Value;
}

function translateText(text: string, language: string): string {
  const chinese = language === 'zh-CN' || language === 'zh-TW';
  // JSX separates words with `{' '}`. Chinese has no spaces between words.
  if (chinese && text === ' ') return '';
  const translations = words[text];
  if (!translations) return text;
  return chinese ? translations[language] : pseudoText(text);
}

/** Props without translatable text. `other` is a text in another language. */
const untranslatedProps = new Set([
  'className',
  'defaultValue',
  'href',
  'icon',
  'id',
  'key',
  'language',
  'other',
  'ref',
  'src',
  'style',
  'value',
]);

/** Texts with a `lang` or a language `code` are in that language on every page. */
const hasOwnLanguage = (props: Args) => Boolean(props['lang'] ?? props['code']);

/** Returns a copy in which `mapText` has replaced each text. Functions, dates and spies are passed on unchanged. */
export function mapTexts(value: unknown, mapText: (text: string) => string): unknown {
  const mapProps = (props: Args): Args =>
    Object.fromEntries(
      Object.entries(props).map(([name, prop]) => [
        name,
        untranslatedProps.has(name) || name.startsWith('data-') ? prop : mapTexts(prop, mapText),
      ]),
    );

  if (typeof value === 'string') return mapText(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, mapText));
  if (isStory(value)) return createElement(MappedStory, { story: value, mapText });
  if (isValidElement<Args>(value)) {
    // Code is the same in every language.
    if (value.type === 'code' || hasOwnLanguage(value.props)) return value;
    const { children, ...props } = mapProps(value.props) as Args & { children?: ReactNode };
    // Separate arguments: React requires keys for the items of an array.
    return children === undefined
      ? cloneElement(value, props)
      : cloneElement(value, props, ...[children].flat());
  }
  if (isPlainObject(value)) return hasOwnLanguage(value) ? value : mapProps(value);
  return value;
}

type StoryElement = ReactElement<Args> & { type: (context: Args) => ReactNode };

/** Storybook renders a story as a component whose props are its context, which refers to itself. */
const isStory = (value: unknown): value is StoryElement =>
  isValidElement<Args>(value) && typeof value.type === 'function' && 'canvasElement' in value.props;

interface MappedStoryProps {
  story: StoryElement;
  mapText: (text: string) => string;
}

function MappedStory({ story, mapText }: MappedStoryProps) {
  return mapTexts(story.type(story.props), mapText) as ReactNode;
}

function isPlainObject(value: unknown): value is Args {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
