import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, Mail, Search, Truck } from 'lucide';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Icon } from './icon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: {
    guide: {
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
    } satisfies Guide,
  },
  args: { icon: Mail },
  argTypes: {
    icon: {
      control: 'select',
      options: ['Calendar', 'Mail', 'Search', 'Truck'],
      mapping: { Calendar, Mail, Search, Truck },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: the text beside it has the same meaning. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    await expect(svg?.getBoundingClientRect().width).toBe(24);
  },
};

/** With a name, if no text has its meaning. */
export const WithName: Story = {
  args: { icon: Truck, 'aria-hidden': false, role: 'img', 'aria-label': 'Free delivery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Free delivery' })).toBeVisible();
  },
};
