import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['In the first section of the page of all services, on a lake.'],
  whenNot: [
    'For services with prices in the middle of a page: use `ServiceRows`.',
    'For two to five services at the end of a page: use `RelatedServices`.',
  ],
  dos: [
    'Pass six services, the most important one first: it has the largest island.',
    'Put it below a title of three lines: the islands start beside the text.',
  ],
  donts: ['Do not use it without a `pale` lake: on phones its text is on the water.'],
  accessibility: [
    'A list with a name. The name of a service is its link, and island and flag are the target.',
    'With enlarged text it is a list of rows, as on phones. The order of the list is that of the rows.',
  ],
};
