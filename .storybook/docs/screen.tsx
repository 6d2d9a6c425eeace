import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Globals, PreparedStory } from 'storybook/internal/types';
import {
  MINIMAL_VIEWPORTS,
  type ViewportGlobals,
  type ViewportMap,
  type ViewportStyles,
} from 'storybook/viewport';

const screens: ViewportMap = MINIMAL_VIEWPORTS;

interface StoryParameter {
  docs?: { story?: { inline?: boolean; height?: string } };
}

/** The size of the screen that a story asks for: a phone, or one as wide as the page. */
export function screenOf({ storyGlobals, parameters }: PreparedStory): ViewportStyles | undefined {
  const { viewport }: ViewportGlobals = storyGlobals;
  const { docs }: StoryParameter = parameters;
  const wide =
    docs?.story?.inline === false ? { width: '100%', height: docs.story.height ?? '30rem' } : undefined;
  return screens[(typeof viewport === 'object' ? viewport.value : viewport) ?? '']?.styles ?? wide;
}

/** A story in a window of its own, since only that has another width. Unlike Storybook's, it hears the toolbars. */
export function Screen({ story }: { story: PreparedStory }) {
  const { globals }: { globals?: Globals } = use(DocsContext).getStoryContext(story);
  const toolbars = ['language', 'scheme', 'theme'].map((name) => `${name}:${String(globals?.[name])}`);
  return (
    <iframe
      title={story.name}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${toolbars.join(';')}`}
      loading="lazy"
      style={screenOf(story)}
      className="my-6 max-w-full rounded-card border border-line"
    />
  );
}
