import type { Guide } from '../../internal/guide.ts';
import { SectionHeading } from './section-heading.tsx';

export const guide: Guide = {
  when: [
    'At the beginning of a `Section`.',
    'For a title with a lead, or with one control for the whole section, such as a `SegmentedControl`.',
  ],
  whenNot: [
    'For the heading of the page: use a `Poster`.',
    'For the title of one item in a list: `Rows` and `ServiceRows` have their own.',
  ],
  dos: [
    'Summarize the section in a short title.',
    'Set `headingLevel` to 3 below another section heading.',
    'Keep the lead to two sentences.',
    'Use the variant `stacked` in a column.',
  ],
  donts: [
    'Do not choose `headingLevel` for its size: both levels look the same.',
    'Do not repeat the title in the lead.',
    'Do not put the primary button of the page into `actions`: use it in the `Poster` and the `LastLine`.',
  ],
  pairs: [
    {
      rule: 'The lead adds a fact. It does not repeat the title.',
      right: (
        <SectionHeading
          variant="stacked"
          headingLevel={3}
          title="Six things we do"
          lead="Each with a clear scope and a clear price."
        />
      ),
      wrong: (
        <SectionHeading
          variant="stacked"
          headingLevel={3}
          title="Our services"
          lead="Welcome to our services. Here you find all of our services."
        />
      ),
    },
  ],
  accessibility: [
    'An `h2` or `h3`, so screen reader users can navigate by heading.',
    '`titleId` is the ID of the heading, for `aria-labelledby` and links.',
    'On narrow screens the lead and the actions are below the title, in the reading order.',
  ],
};
