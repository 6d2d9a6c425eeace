import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For questions of which each visitor needs only one or two, such as at the end of a service page.',
    'For answers of a sentence or a short paragraph that make sense on their own.',
  ],
  whenNot: [
    'For content that every visitor must read before continuing: show it on the page.',
    'For steps that visitors read in order: use `ProcessSteps`.',
    'For a list that is long enough to search: add a `SearchField` and `FilterChips` above it.',
  ],
  dos: [
    'Write the title as the visitor would ask the question.',
    'Set `headingLevel` to one below the heading above the list.',
    'Open the first answer with `defaultValue` where the list is the main content of the page. It shows how the list works.',
  ],
  donts: [
    'Do not nest an accordion in an answer.',
    'Do not hide a price, a deadline or a condition in a collapsed answer.',
    'Do not put a link or a button into a title: the whole title is a button.',
  ],
  accessibility: [
    'Each title is a button in a heading. `aria-expanded` exposes its state, and `aria-controls` refers to its answer.',
    'Tab moves to each title. The arrow keys, Home and End move between titles. Enter and Space expand and collapse.',
    'Screen readers skip collapsed answers. The find-in-page of the browser finds them and expands them.',
    'Without JavaScript and in print all answers are expanded. With reduced motion they expand without an animation.',
  ],
};
