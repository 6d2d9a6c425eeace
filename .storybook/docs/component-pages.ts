import type { StoryIndex } from 'storybook/internal/types';

/** Where each component has its page, by its name, from the list that Storybook itself goes by. */
export const componentPages: Promise<ReadonlyMap<string, string>> = fetch('index.json')
  .then((response) => response.json())
  .then(
    ({ entries }: StoryIndex) =>
      new Map(
        Object.values(entries)
          .filter(({ type }) => type === 'docs')
          .map(({ id, title }) => [title.replace(/^.*\//, ''), `?path=/docs/${id}`]),
      ),
  );
