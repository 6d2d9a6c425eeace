import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: ['For parts of a list that have addresses of their own, as on the page of all work.'],
  whenNot: ['To filter what is on the page, without an address: use `FilterChips`.'],
  dos: ['Start with the link to the whole list.', 'Use one or two words of the same kind for all labels.'],
  donts: ['Do not link a part that has no items.'],
  accessibility: [
    'A `nav` with `label` as its name. The link of the part that is shown has `aria-current`.',
    'That link is underlined, also in forced colours. Its count is read after its name.',
    'Each link is 44 px high. The links wrap onto several lines.',
  ],
};
