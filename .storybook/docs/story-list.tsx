import { Anchor, Description, DocsContext, DocsStory, Subheading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Screen, screenOf } from './screen.tsx';

/** All stories but the first, which stands at the top of the page. */
export function StoryList() {
  const [, ...others] = use(DocsContext).componentStories();
  return others.map((story) => {
    const of: unknown = story.moduleExport;
    if (!screenOf(story)) return <DocsStory key={story.id} of={of} __forceInitialArgs />;
    return (
      <Anchor key={story.id} storyId={story.id}>
        <Subheading>{story.name}</Subheading>
        <Description of={of} />
        <Screen story={story} />
      </Anchor>
    );
  });
}
