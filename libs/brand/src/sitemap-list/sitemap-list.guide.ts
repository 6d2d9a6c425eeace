import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['On the sitemap page only.', 'For visitors who did not find a page in the navigation.'],
  whenNot: [
    'For links at the end of every page: use the `Footer`.',
    'For a few related pages: use `Rows`.',
    'For profiles in social networks: use a `LinkTree`.',
  ],
  dos: [
    'Group the pages as visitors would look for them, and give each group a title.',
    'Set `exact` if a path includes its language, and `lang` if a name is in another language.',
  ],
  donts: [
    'Do not link to a page that does not exist yet.',
    'Do not mark more than one or two entries with a note or a badge.',
  ],
  accessibility: [
    'Each group is a list below its own heading: `h2`, or `h3` with `headingLevel`.',
    'Each row is at least 44 px high.',
    'A name with a `lang` is pronounced in that language.',
    'From 900 px of its own width, titles are beside their links. The links have one or two columns, in the order of the rows.',
  ],
};
