import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: ['For three to eight questions about the subject of the page, near its end.'],
  whenNot: [
    'For all questions of a site: use an `Accordion` with the size `lg` over the whole width.',
    'For content that everyone needs: show it.',
  ],
  dos: [
    'Write questions as visitors ask them.',
    'Open the first answer with `defaultValue`, so that the pattern is clear.',
  ],
  donts: ['Do not repeat a text of the same page.', 'Do not use `note` on more than one page.'],
  accessibility: [
    'Each question is a heading in the `summary` of a `details` element, one level below the title.',
    'They open with a click, Enter and Space, without JavaScript too. Several can be open, so that readers can compare answers.',
    'Find-in-page and links to a question open its answer. In print all are open.',
  ],
};
