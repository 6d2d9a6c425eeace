import { Anchor, Description, DocsContext, DocsStory, Subheading } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { StoryFrame, getFrameSize } from './story-frame.tsx';

/** All stories except the first, which is the example at the top of the page. */
export function StoryList() {
  const [, ...others] = use(DocsContext).componentStories();
  return others.map((story) => {
    const of: unknown = story.moduleExport;
    if (!getFrameSize(story)) return <DocsStory key={story.id} of={of} __forceInitialArgs />;
    return (
      <Anchor key={story.id} storyId={story.id}>
        <Subheading>{story.name}</Subheading>
        <Description of={of} />
        <StoryFrame story={story} />
      </Anchor>
    );
  });
}
