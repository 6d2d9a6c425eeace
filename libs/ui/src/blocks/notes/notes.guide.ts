import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For features that can be pointed at in a drawing or a sample.',
    'For the parts of one thing, such as a house that stands for a plan.',
  ],
  whenNot: [
    'For items without a picture: use `Rows`.',
    'For steps in order: use `ProcessSteps`.',
    'For pictures of their own for each item: use `Stations`.',
  ],
  dos: [
    'Sort the notes of each side by the height of their points, so that no leaders cross.',
    'Write one short sentence per note: texts that are higher than their row move the points.',
  ],
  donts: [
    'Do not describe only where something is: on phones there are no leaders.',
    'Do not use points on the other side of the picture: the leader would cross it.',
  ],
  accessibility: [
    'A list. The leaders are decorative and hidden from screen readers.',
    'The reading order is that of the items: first the left side, then the right side.',
    'In forced colours the leaders have the colour of the text.',
  ],
};
