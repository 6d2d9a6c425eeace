import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['In the first section of the about page: the people are as large as the title.'],
  whenNot: ['For people with their phone numbers: use a `ContactInfo` with pictures.'],
  dos: ['Put it into a `Container`, from which it extends to the edges of the page.'],
  donts: ['Do not use more than two people: a third has no place on the line.'],
  accessibility: ['A list. The portraits are decorative: the captions name the people.'],
};
