import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For an action with a well-known icon, such as close, search or menu.',
    'Where a text does not fit, such as in a bar or a row of a table.',
  ],
  whenNot: [
    'For an action whose icon is not known to everyone: use a `Button` with a text.',
    'For the main action of a page: use a `Button`.',
  ],
  dos: ['Describe the action in `label`, not the icon.', 'Use `sm` or larger on touch screens.'],
  donts: [
    'Do not use several in a row without space between them.',
    'Do not rely on the colour to convey a state.',
  ],
  accessibility: [
    '`label` is its accessible name, and required.',
    'The icon is hidden from screen readers.',
    'From `sm` on it is at least 44 by 44 px.',
  ],
};
