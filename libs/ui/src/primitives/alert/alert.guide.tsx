import type { Guide } from '../../internal/guide.ts';
import { Alert } from './alert.tsx';

export const guide: Guide = {
  status: 'beta',
  when: [
    'For a message about the page or a part of it that stays until it is no longer true.',
    'For the result of an action, in the place of the action.',
  ],
  whenNot: [
    'For a result whose place may be outside the viewport: also use the `Toaster`.',
    'For an error in one field: use `error` of a `Field`.',
    'For a list without results: use an `EmptyState`.',
    'For consent: use the `ConsentBar`.',
  ],
  dos: [
    'Describe in an error what to do next.',
    'For a message that appears later, render it with `open={false}` first.',
    'Use `bad` only for a problem that stops the visitor.',
  ],
  donts: [
    'Do not show more than one at the top of a page.',
    'Do not use a tone as a decoration.',
    'Do not add a close button to an error that is still true.',
  ],
  pairs: [
    {
      rule: 'An error says what to do next.',
      right: (
        <Alert tone="bad" title="Your message was not sent">
          Try again, or write to hello@example.com.
        </Alert>
      ),
      wrong: (
        <Alert tone="bad" title="Oops!">
          Something went wrong.
        </Alert>
      ),
    },
  ],
  accessibility: [
    'A `status` that screen readers announce when they are idle. With the tone `bad` it is an `alert`, which interrupts. `role` overrides it.',
    'Screen readers announce changes of a region, not the text that a region is inserted with. While closed, it is an empty region without space.',
    'Each message has an icon and a border, so it does not depend on colour.',
    'The close button has the name in `closeLabel`. After closing, Tab continues from its place.',
  ],
};
