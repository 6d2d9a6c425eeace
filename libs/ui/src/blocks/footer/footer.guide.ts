import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'Once, at the end of every page, for links that visitors look for after reading.',
    'On a small site with `about` and `copyright` only: all other parts are optional.',
  ],
  whenNot: [
    'For the primary action at the end of a page: use a `LastLine` above the footer.',
    'To list all pages of the site: use a page of its own.',
  ],
  dos: [
    'Label each language in that language, and link to the same page in it.',
    'Put the most visited pages into the first of the `columns`.',
    'Pass a `SchemeSwitch` as `schemeSwitch` and the contact details in `contact`.',
  ],
  donts: [
    'Do not add content that is not available elsewhere on the site.',
    'Do not leave out the current language: it is marked with `aria-current`.',
  ],
  accessibility: [
    'A `footer` with a labelled `nav` each for profiles, columns of links and languages.',
    'The current language has `aria-current`. Each language link has a `lang`, so screen readers pronounce it correctly.',
    'Language links load a new document and work without JavaScript.',
    'Links are 28 px high, with nothing else beside them: WCAG 2.2 requires 24 px.',
  ],
};
