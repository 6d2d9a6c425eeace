import type { StoryContext } from '@storybook/react-vite';
import { pseudoLanguage } from '@studio/i18n/pseudo';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { mapTexts, translate } from '../translate.ts';
import { words } from '../words.ts';

/*
 * Every text of a story is in `words.ts`: those in its args, and those in the elements that `render` returns. The stories
 * are rendered in the pseudo-language, in which a translated text has no plain letters.
 */

type Args = Record<string, unknown>;

interface Story {
  args?: Args;
  render?: (args: Args, context: Partial<StoryContext>) => ReactNode;
}

const files = import.meta.glob<Record<string, Story> & { default: Story }>(
  ['../../libs/{brand,ui}/src/**/*.stories.tsx', '../templates/*.stories.tsx'],
  { eager: true },
);

/** Names, addresses and units, which are the same in every language. */
const exceptions = new RegExp(
  [
    ...[/\S*[\w-]@\S+/, /https?:\S+/, /\/\w+/, /example\.com/, /\bpx\b/].map(({ source }) => source),
    ...['Facebook', 'LinkedIn', 'WhatsApp', 'Maria Fernanda de la Cruz Santos', 'Tom Hale'],
    ...['Docker', 'Firebase', 'Flutter', 'GraphQL', 'JavaScript', 'Java', 'Kotlin', 'Node.js', 'OAuth'],
    ...['PostgreSQL', 'Python', 'React Native', 'React', 'Redis', 'Swift', 'TypeScript'],
  ].join('|'),
  'g',
);

/** A single lowercase word is a value, such as `outline`. */
const isValue = (text: string) => /^[a-z][\w-]*$/.test(text);

const isUntranslated = (text: string) => !isValue(text) && /[a-z]{2}/.test(text.replace(exceptions, ''));

/** The texts in the args and the elements of a story. */
function textsOf(meta: Story, story: Story, language: string): string[] {
  const texts: string[] = [];
  const collect = (value: unknown) =>
    mapTexts(translate(value, language), (text) => {
      texts.push(text);
      return text;
    });
  const initialArgs = { ...meta.args, ...story.args };
  const args = translate(initialArgs, language);
  const render = story.render ?? meta.render;
  // A component, because some render functions have hooks. It renders nothing.
  function Probe() {
    collect(render?.(args, { initialArgs, globals: { language } }));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => {
    root.render(<Probe />);
  });
  root.unmount();
  collect(args);
  return texts;
}

describe.each(Object.entries(files))('%s', (_file, { default: meta, ...stories }) => {
  it('has a translation of each text', () => {
    const texts = Object.values(stories).flatMap((story) => textsOf(meta, story, pseudoLanguage.code));
    expect([...new Set(texts)].filter(isUntranslated)).toEqual([]);
  });
});

describe('words', () => {
  it('are used by a story', () => {
    const used = Object.values(files).flatMap(({ default: meta, ...stories }) =>
      Object.values(stories).flatMap((story) => textsOf(meta, story, 'en')),
    );
    expect(Object.keys(words).filter((text) => !used.includes(text))).toEqual([]);
  });
});
