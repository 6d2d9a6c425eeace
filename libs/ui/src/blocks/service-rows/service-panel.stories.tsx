import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import drawing from '../../internal/stories/drawing.svg';
import { Illustration } from '../../primitives/illustration/index.ts';
import { buttonLink, long } from '../../internal/stories/index.ts';
import { guide } from './service-panel.guide.ts';
import { ServicePanel } from './service-panel.tsx';

const meta = {
  title: 'Blocks/ServicePanel',
  component: ServicePanel,
  parameters: { layout: 'padded', guide },
  args: {
    className: 'max-w-128',
    title: 'One-Stop Service',
    text: 'Your website built, hosted and kept up to date, for one monthly price.',
    picture: <Illustration src={drawing} />,
    before: 'from',
    price: '$72',
    unit: 'a month',
    actions: buttonLink('See the five plans', '#plans', 'glow'),
  },
  argTypes: { picture: { control: false }, actions: { control: false } },
} satisfies Meta<typeof ServicePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('from $72 a month');
  },
};

export const LongText: Story = {
  args: { ...long, price: '$1,240.50', unit: 'a month, for at least twelve months' },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    title: '冷氣清洗',
    text: '機器拆得下來，也洗得乾淨。',
    before: '每台',
    price: '$2,500',
    unit: '起',
    actions: undefined,
  },
};
