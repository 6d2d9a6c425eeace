import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'To let visitors choose the light or dark scheme, independently of their device setting.',
    'Once per page, at the end: pass it to the `Footer` as `schemeSwitch`.',
  ],
  whenNot: [
    'For the language: use the `LanguageMenu`.',
    'For other options: use a `SegmentedControl`.',
    'For one dark part of a page: use a `Section` with the tone `deep`.',
  ],
  dos: [
    'Add `schemeScript` to the head of every document. It applies the stored scheme before the first paint.',
    'Label all three options: screen readers announce the labels, and a tooltip shows them.',
  ],
  donts: [
    'Do not put it into the navigation: most visitors use the setting of their device.',
    'Do not store the selection elsewhere: every switch reads `data-scheme` of the document element.',
  ],
  accessibility: [
    'Three radio buttons in a group with the name in `label`: one tab stop, and the arrow keys change the selection.',
    'A selection applies at once and does not move the focus. If storage is blocked, it lasts until the page is closed.',
    'In forced colours a circle marks the selected option, and the colours of the user override the scheme.',
    '44 px high on touch devices, 36 px with a mouse. It is hidden without JavaScript.',
  ],
};
