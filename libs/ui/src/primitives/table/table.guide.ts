import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: ['For data that visitors compare by row and by column.'],
  whenNot: [
    'For a comparison with another offer: use the `ComparisonTable`.',
    'For a list of features: use `Rows`.',
    'For a layout: use `Columns`.',
  ],
  dos: [
    'Describe the data in `caption`.',
    'Start with the column that names the row.',
    'Set `align: "end"` for numbers, and use the same number of decimals in a column.',
  ],
  donts: [
    'Do not leave a cell empty: write what it means, such as “none”.',
    'Do not add columns that visitors do not compare: on a phone each needs scrolling.',
  ],
  accessibility: [
    'A native `table` with a caption. The first cell of each row is its header.',
    'It is in a region. Where it scrolls, the region can receive focus, so that the arrow keys scroll it. The name of the region is the caption, or `label`.',
    'It is complete without JavaScript and in print.',
  ],
};
