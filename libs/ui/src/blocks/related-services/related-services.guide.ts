import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'At the end of the page of a service, for others that go well with it.',
    'For two services that are not in the main list.',
  ],
  whenNot: ['For all services of a site: use `ServiceRows`.', 'For links without pictures: use `Rows`.'],
  dos: ['Use drawings of the same size.', 'Say the price, or one word in its place.'],
  donts: ['Do not use more than five.', 'Do not add a sentence to each: it is on the page of the service.'],
  accessibility: [
    'A list. The name of a service is its link, and the complete item is the target.',
    'The pictures are decorative. On small screens there are two in a row.',
  ],
};
