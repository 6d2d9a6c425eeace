import type { StoryIndex } from 'storybook/internal/types';

/** The URLs of the docs pages by component name, from the index that Storybook generates. */
export const docsLinks: Promise<ReadonlyMap<string, string>> = fetch('index.json')
  .then((response) => response.json())
  .then(
    ({ entries }: StoryIndex) =>
      new Map(
        Object.values(entries)
          .filter(({ type }) => type === 'docs')
          .map(({ id, title }) => [title.replace(/^.*\//, ''), `?path=/docs/${id}`]),
      ),
  );
