import type { Guide } from '../../internal/guide.ts';
import { Heading } from './heading.tsx';

export const guide: Guide = {
  when: [
    'For the title of a part of a page, such as a card, a list or a form.',
    'In your own components: pass on their `headingLevel`.',
  ],
  whenNot: [
    'For the title of a section with a lead or actions: use a `SectionHeading`.',
    'For the title of a page: use a `Poster`.',
    'For text that should only be larger: use a `Text`.',
  ],
  dos: [
    'Choose the level by the outline of the page, and the size by its appearance.',
    'Describe what follows in a few words. Visitors read headings first.',
  ],
  donts: [
    'Do not skip a level on the way down: an `h2` is followed by an `h3`.',
    'Do not use `poster` more than once per page.',
  ],
  pairs: [
    {
      rule: 'One idea, in under 45 characters.',
      right: <Heading size="h3">One team from sketch to server</Heading>,
      wrong: (
        <Heading size="h3">
          Innovative end-to-end solutions that empower your business: strategy, design and delivery
        </Heading>
      ),
    },
  ],
  accessibility: [
    'A native heading. Screen reader users list the headings of a page and jump between them.',
    'The level does not depend on the size, so a small heading can have a high level.',
    'The lines are balanced. Chinese headings break at punctuation.',
  ],
};
