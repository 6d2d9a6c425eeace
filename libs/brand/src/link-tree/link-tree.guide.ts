import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: [
    'For the one link in a social network profile: it links to the site, the chat and the other profiles.',
    'For visitors on phones who tap one link.',
  ],
  whenNot: [
    'For a list of all pages: use a `SitemapList`.',
    'For contact details on a page with a navigation: use `ContactInfo`.',
  ],
  dos: [
    'Keep to about seven links, so that all of them fit on the first screen of a phone.',
    'Put the most visited links first, and mark one link with a `badge`.',
    'Give both lines the same meaning: the second is for readers of the other language.',
    'Show a `QrCard` only for a person who answers there.',
  ],
  donts: [
    'Do not put a `NavBar` or a `Footer` around it: it is a complete page.',
    'Do not give an icon to some links only: it looks like an error.',
    'Do not use sentences as labels: at 320 px each would fill half of the screen.',
  ],
  accessibility: [
    'A list of links in a `nav` with the name in `label`. Each row is one link of at least 54 px height.',
    'External links open in a new tab. An icon and their accessible name say so.',
    'The second lines have a `lang`, so screen readers pronounce them in that language.',
    'The tagline is the `h1` of the page. In forced colours the marked row has lines.',
  ],
};
