import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For legal texts that visitors read in full or look up by section: the terms of service and the privacy policy.',
    'Where a text is so long that it needs a table of contents.',
  ],
  whenNot: [
    'For questions and answers: use an `Accordion`.',
    'For the features of a service: use `Rows`.',
    'To ask for consent: use the `ConsentBar`, which links to this page.',
  ],
  dos: [
    'Summarize in `highlights`, in plain words, what readers want to know before they agree. Add nothing that the text does not contain.',
    'Keep the `id` of a section after publication: other pages link to it.',
    'Show the date of the last change in the `Poster` above.',
    'Name a contact person in `contact` or in a `LastLine` below.',
  ],
  donts: [
    'Do not number the titles: the component numbers them in the table of contents and in the text.',
    'Do not collapse sections: visitors search, print and quote such a text.',
    'Do not use it for less than about five sections: they need no table of contents.',
  ],
  accessibility: [
    'The table of contents is a `nav` with the title above it as its name. Its links work without JavaScript.',
    'Each section is an `article` with an `h3` that starts with the section number, so users can navigate by heading.',
    'From 960 px the table of contents is sticky beside the text, and scrolls separately if it is higher than the viewport. On phones and at high zoom it is above the text.',
    'The navigation bar does not cover a section that a link jumps to.',
  ],
};
