import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: [
    'For an explanation that a few visitors need, beside what it explains.',
    'For one or two controls that belong to a button, such as a filter.',
  ],
  whenNot: [
    'For a few words about an icon: use a `Tooltip`.',
    'For a decision that must be made first: use a `Dialog`.',
    'For the choice of a language: use the `LanguageMenu`.',
    'For information that every visitor needs: show it on the page.',
  ],
  dos: ['Name the subject in `label`.', 'Keep the content short: it should not scroll.'],
  donts: [
    'Do not put the only copy of important text into it: it is not printed.',
    'Do not open a popover from a popover.',
  ],
  accessibility: [
    'The button has `aria-expanded` and `aria-controls`. The content is a `dialog` with the name in `label`, and not modal.',
    'The focus moves to the first button or field of the content, or else to the content itself. Escape closes it and returns the focus to the button.',
    'A click outside closes it. Tab moves from the button through its controls and on to the page.',
  ],
};
