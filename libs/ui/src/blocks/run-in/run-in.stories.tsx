import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './run-in.guide.tsx';
import { RunIn } from './run-in.tsx';

const meta = {
  title: 'Blocks/RunIn',
  component: RunIn,
  parameters: { layout: 'padded', guide },
  args: {
    label: 'What we build with',
    items: ['TypeScript', 'React', 'Node.js', 'Python', 'PostgreSQL', 'Redis', 'GraphQL', 'Docker'],
  },
} satisfies Meta<typeof RunIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.items.length);
  },
};

/** Short sentences below their label, with full stops. */
export const Sentences: Story = {
  args: {
    label: 'What we know well',
    layout: 'below',
    sentences: true,
    items: ['Websites and online shops', 'Booking, ordering and stock', 'Photography of things that shine'],
  },
};

export const LongText: Story = {
  args: {
    label: 'Who we build for, and where',
    items: [
      'Non-governmental organizations',
      'Restaurants and hospitality',
      'Manufacturing and distribution',
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: { label: '服務地區', items: ['台北', '新北', '基隆', '桃園', '新竹', '宜蘭'] },
};
