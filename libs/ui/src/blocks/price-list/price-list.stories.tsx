import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonLink } from '../../internal/stories/index.ts';
import { guide } from './price-list.guide.ts';
import { PriceList, type PriceListItem } from './price-list.tsx';

const action = (label: string, variant?: 'glow') => buttonLink(label, '#order', variant);

const hosting: readonly PriceListItem[] = [
  {
    id: 'basic',
    title: 'Basic',
    text: 'For a small site that should simply be up.',
    price: '$9.99',
    unit: 'per month',
    features: ['1 website', 'Weekly backups', 'Support by email'],
    actions: action('Choose Basic'),
  },
  {
    id: 'business',
    title: 'Business',
    text: 'For the site your customers rely on.',
    price: '$19.99',
    unit: 'per month',
    badge: 'Most popular',
    features: ['Up to 3 websites', 'Daily backups', 'Support by email and phone'],
    actions: action('Choose Business', 'glow'),
  },
];

const meta = {
  title: 'Blocks/PriceList',
  component: PriceList,
  parameters: { layout: 'padded', guide },
  args: { items: hosting },
} satisfies Meta<typeof PriceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows, the price as large as a picture. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [basic] = canvas.getAllByRole('article');
    await expect(basic).toHaveTextContent('$9.99per month');
  },
};

/** Two cards of unequal size, in the colors of a theme. */
export const Cards: Story = {
  args: { items: hosting, variant: 'cards' },
  decorators: (Story) => (
    <div data-theme="pink">
      <Story />
    </div>
  ),
};

/** A long title and long features wrap beside a price of seven characters. */
export const LongText: Story = {
  args: {
    items: hosting.map((item) => ({
      ...item,
      title: 'Business, for a company with several sites',
      price: '$1,999.',
      features: ['Support by email and phone, on working days and on weekends', ...item.features],
    })),
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: hosting.map((item) => ({
      ...item,
      title: '商務',
      text: '適合客戶少不了的網站。',
      unit: '每月',
      badge: item.badge && '最多人選',
      features: ['可放 3 個網站', '每日備份', '電子郵件與電話支援'],
      actions: action('選擇商務方案'),
    })),
  },
};
