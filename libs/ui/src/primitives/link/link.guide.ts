import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'To link to another page of the site, or to a section of the same page.',
    'In a `Button`, a `TextLink` or a `Card` with `asChild`, which give it their styles.',
  ],
  whenNot: [
    'For a link in a text or in a list: use a `TextLink`, which has the styles of a link.',
    'For another site in a new tab: use an `ExternalLink`, which announces the new tab.',
    'For an action on the page: use a `Button`.',
    'For the page one level up: use a `BackLink`.',
    'To skip the navigation: use the `SkipLink`.',
  ],
  dos: [
    'Use a `TextLink` in a sentence: it is underlined, because colour alone does not distinguish a link from text.',
    'Name the destination, so that the link makes sense out of context.',
    'Write paths without a language, such as `/services`: the link component of the site adds the language prefix. `exact` leaves the path unchanged.',
  ],
  donts: [
    'Do not use “click here” or “read more”: repeated in a list of links, they have no meaning.',
    'Do not use a plain `<a>` for another page of the site: it lacks the language prefix.',
  ],
  accessibility: [
    'A native `a` element, with all native link behaviour: Enter follows it.',
    'It has the same focus ring as all controls and no other styles. Contrast and underline are up to you.',
    'On a line of its own it needs a height of 44 px for touch. In a sentence the line height is enough.',
    'In forced colours it has the link colour of the user.',
  ],
};
