import type { Guide } from '@studio/ui/guide';

export const guide: Guide = {
  when: ['To show how much a month of posts is.'],
  whenNot: ['For dates that visitors choose: it is a picture.'],
  dos: ['Say in `label` how many posts it has.'],
  donts: ['Do not make it narrower than 300 px.'],
  accessibility: ['An image. Its name says what it shows.'],
};
