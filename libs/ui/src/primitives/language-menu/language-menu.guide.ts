import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For a page that is available in every language of the list.',
    'At the top of every page: pass it to the `NavBar` as `languageMenu`.',
  ],
  whenNot: [
    'To list the languages at the end of a page: the `Footer` has links for them.',
    'For the light and dark schemes: use the `SchemeSwitch`.',
    'To filter a list: use `FilterChips`.',
  ],
  dos: [
    'Label each language in that language, so that its speakers recognize it.',
    'Set `href` to the same page in each language. The links work without JavaScript, and when the menu fails to load.',
    'Stay on the same page when `onValueChange` is called.',
  ],
  donts: [
    'Do not use flags: a flag represents a country, not a language.',
    'Do not move the current language to the top: a check mark shows it, and the order stays the same.',
    'Do not add other entries: screen readers announce the items as options, not as links.',
  ],
  accessibility: [
    'A button opens a menu of `menuitemradio` items. Its name is the label and the current language, also below 1024 px, where only the icon is visible.',
    'Enter, Space and the down arrow open it. The arrow keys wrap around, Home and End move to the ends, letters move to an item. Escape or a selection closes it and returns the focus to the button. Tab closes it and moves on.',
    'Each item has a `lang`, so screen readers pronounce it in that language.',
    'The focused item has an outline and the current one has a check mark, so neither depends on colour in forced colours.',
  ],
};
