import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  status: 'beta',
  when: ['For a few words that help to understand a button or a link, and that are not necessary.'],
  whenNot: [
    'For the name of an `IconButton`: use its `label`.',
    'For a text with a link, or for more than one sentence: use a `Popover`.',
    'For the hint of a field: use `hint` of the `Field`, which is always visible.',
  ],
  dos: ['Use a short phrase without a full stop.'],
  donts: [
    'Do not repeat the name of the button.',
    'Do not put information into it that is nowhere else: touch screens do not show it.',
    'Do not use text as the `trigger`: only buttons and links can receive focus.',
    'Do not use it inside a paragraph, where its `div` is invalid HTML.',
  ],
  accessibility: [
    'It appears on hover after 0.4 s, and on keyboard focus at once. Escape hides it.',
    'It is the description (`aria-describedby`) of the button, after its name.',
    'It stays while the pointer is on it. In forced colours it has a border.',
  ],
};
