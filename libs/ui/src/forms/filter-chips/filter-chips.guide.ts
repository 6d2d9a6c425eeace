import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'To filter a list by one category at a time, as on the FAQ page.',
    'For up to about seven short labels.',
  ],
  whenNot: [
    'For several options at a time: use a `Checkbox` for each.',
    'For names that are not options: use a `RunIn`.',
    'To switch between two views, such as monthly and yearly prices: use a `SegmentedControl`.',
    'For terms that you cannot list in advance: use a `SearchField`.',
  ],
  dos: [
    'Start with the option that shows everything.',
    'Use one or two words of the same kind for all labels.',
    'Hide it with `@media (scripting: none)`, and show the complete list without JavaScript.',
  ],
  donts: [
    'Do not navigate on selection: the arrow keys would change the page. Use `FilterLinks` for lists with addresses.',
    'Do not hide options without results: show an `EmptyState` with a reset button.',
  ],
  accessibility: [
    'Radio buttons in a `fieldset`. `label` is its visually hidden legend.',
    'One tab stop. The arrow keys change the selection and wrap around at both ends.',
    'The selected option is underlined, also in forced colours. Its count is read after its name.',
    'Each option is 44 px high. The options wrap onto several lines.',
  ],
};
