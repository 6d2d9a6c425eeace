import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For links to other sites, such as a profile on LinkedIn or a chat on WhatsApp.',
    'Where visitors will probably return to the page, such as after a look at a profile.',
  ],
  whenNot: [
    'For a page of the site: use a `Link`, and let visitors decide about tabs.',
    'For a phone number or an email address: use a `Link` with `tel:` or `mailto:`.',
    'For the primary action of a page: use a `Button` around a `Link`.',
  ],
  dos: [
    'Use the name of the destination as the label: “LinkedIn”, not “here”.',
    'Pass `newTabLabel` in the language of the page.',
    'Put it in a `TextLink` with `asChild`: it has no colour or underline of its own.',
  ],
  donts: [
    'Do not add an arrow: the component has one, which never wraps onto a line of its own.',
    'Do not use it for all links of a page.',
  ],
  accessibility: [
    'Its accessible name ends with `newTabLabel`, so screen readers announce the new tab.',
    'The arrow shows the same to sighted users and is hidden from screen readers.',
    '`rel="noopener"` prevents the new page from accessing this one.',
  ],
};
