import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: ['For two to six views of the same subject, of which a visitor needs one at a time.'],
  whenNot: [
    'For content that visitors compare or read in order: show it on the page, or use `ProcessSteps`.',
    'For questions and answers: use an `Accordion`, which also fits on a phone.',
    'For links to other pages: use the `NavBar`.',
    'To filter a list: use `FilterChips`.',
  ],
  dos: ['Use titles of one or two words.', 'Put the view that most visitors need first.'],
  donts: [
    'Do not put tabs into tabs.',
    'Do not change the order when a tab is selected.',
    'Do not hide an error in a tab that is not selected.',
  ],
  accessibility: [
    'A `tablist` with the name in `label`. Tab moves to the selected tab and then to its panel.',
    'The arrow keys, Home and End select another tab.',
    'Without JavaScript and in print all panels are visible, each below its title.',
    'The selected tab has a line, which is visible in forced colours. On a phone the list scrolls.',
  ],
};
