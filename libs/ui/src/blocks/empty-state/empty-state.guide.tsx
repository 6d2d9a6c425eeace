import type { Guide } from '../../internal/guide.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from './empty-state.tsx';

export const guide: Guide = {
  when: [
    'In place of a list, when a search or a filter has no results.',
    'Where content can be empty for a good reason and there is a next action.',
  ],
  whenNot: [
    'For an error: describe what went wrong in the `Toaster` or beside the form.',
    'While content is loading: use a `Spinner`.',
    'For a page that does not exist: use a page with a `Poster`.',
  ],
  dos: [
    'Describe what was searched for and not found.',
    'Pass one button as `actions`, with the variant `outline`, that resets the search or the filter.',
  ],
  donts: [
    'Do not blame the visitor: “Your search is invalid”.',
    'Do not show it before the list has loaded.',
  ],
  pairs: [
    {
      rule: 'It names what was searched, and a way out.',
      right: (
        <EmptyState
          text="No question contains “refunds”."
          actions={<Button variant="outline">Show all</Button>}
        />
      ),
      wrong: <EmptyState text="Nothing found." />,
    },
  ],
  accessibility: [
    'It is not announced. Have an element with the role `status` on the page that names the number of results, also when it is 0.',
    'The actions are next in the tab order.',
    'The lines are decorative. The text has the complete meaning.',
  ],
};
