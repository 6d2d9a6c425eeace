import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'Beside a text with the same meaning, so that visitors find it faster.',
    'Inside an `IconButton`, if everyone knows the icon.',
  ],
  whenNot: [
    'For a picture of a service or an empty page: use an `Illustration`.',
    'For a logo: use its SVG.',
  ],
  dos: [
    'Give all items of a list an icon, or none.',
    'Set `directional` on an icon that points along the line, such as an arrow.',
    'Set width and height to enlarge it. Most blocks set the size themselves.',
  ],
  donts: [
    'Do not use two icons for the same thing.',
    'Do not mix icons of different sets: their strokes differ.',
  ],
  accessibility: [
    'Hidden from screen readers. Without a text beside it, set `aria-hidden={false}`, `role="img"` and `aria-label`.',
    'In the colour of the text, in forced colours too.',
  ],
};
