import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import drawing from '../../internal/stories/drawing.svg';
import { Button } from '../../primitives/button/index.ts';
import { Illustration } from '../../primitives/illustration/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ServicePanel } from './service-panel.tsx';

const meta = {
  title: 'Blocks/ServicePanel',
  component: ServicePanel,
  parameters: {
    layout: 'padded',
    guide: {
      when: ['For the most important service, in the `panel` of `ServiceRows`.'],
      whenNot: ['For plans side by side: use a `PricingGrid`.', 'For the end of a page: use `LastLine`.'],
      dos: [
        'Show the price, with what it is for.',
        'Use the warm button, and no other one in the same view.',
      ],
      donts: ['Do not use two panels on a page.', 'Do not use a picture with text in it: it is decorative.'],
      accessibility: [
        'An article, dark in both schemes.',
        'Its title is an `h3`. Set `headingLevel` where the outline needs another.',
      ],
    } satisfies Guide,
  },
  args: {
    className: 'max-w-128',
    title: 'One-Stop Service',
    text: 'Your website built, hosted and kept up to date, for one monthly price.',
    picture: <Illustration src={drawing} />,
    before: 'from',
    price: '$72',
    unit: 'a month',
    actions: (
      <Button asChild variant="glow">
        <Link href="#plans">See the five plans</Link>
      </Button>
    ),
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
  args: {
    title: 'Need something that is not on the list?',
    text: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so.',
    price: '$1,240.50',
    unit: 'a month, for at least twelve months',
  },
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
