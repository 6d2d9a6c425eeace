import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Globals, PreparedStory } from 'storybook/internal/types';
import {
  MINIMAL_VIEWPORTS,
  type ViewportGlobals,
  type ViewportMap,
  type ViewportStyles,
} from 'storybook/viewport';

const viewports: ViewportMap = MINIMAL_VIEWPORTS;

interface StoryParameter {
  docs?: { story?: { inline?: boolean; height?: string } };
}

/** Returns the iframe size for stories that set a viewport or are not inline. Other stories render inline. */
export function getFrameSize({ storyGlobals, parameters }: PreparedStory): ViewportStyles | undefined {
  const { viewport }: ViewportGlobals = storyGlobals;
  const { docs }: StoryParameter = parameters;
  const fullWidth =
    docs?.story?.inline === false ? { width: '100%', height: docs.story.height ?? '30rem' } : undefined;
  return viewports[(typeof viewport === 'object' ? viewport.value : viewport) ?? '']?.styles ?? fullWidth;
}

/** Renders a story in an iframe with its own viewport. Unlike Storybook's iframe, it follows the toolbars. */
export function StoryFrame({ story }: { story: PreparedStory }) {
  const { globals }: { globals?: Globals } = use(DocsContext).getStoryContext(story);
  const toolbarGlobals = ['language', 'scheme', 'theme'].map((name) => `${name}:${String(globals?.[name])}`);
  return (
    <iframe
      title={story.name}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${toolbarGlobals.join(';')}`}
      loading="lazy"
      style={getFrameSize(story)}
      className="my-6 max-w-full rounded-card border border-line"
    />
  );
}
