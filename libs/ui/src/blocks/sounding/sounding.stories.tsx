import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './sounding.guide.tsx';
import { Sounding, type SoundingItem } from './sounding.tsx';

const item = ([value = '', label = '']: readonly string[]): SoundingItem => ({ id: label, value, label });

const meta = {
  title: 'Blocks/Sounding',
  component: Sounding,
  parameters: { layout: 'fullscreen', guide },
  args: {
    figure: '48',
    unit: 'hr',
    text: 'or less to a first answer. From a person, in English or Chinese.',
    items: [
      ['500+', 'clients served'],
      ['10+', 'years of experience'],
      ['24/7', 'support for what we host'],
    ].map(item),
  },
  argTypes: { backdrop: { control: false } },
} satisfies Meta<typeof Sounding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('48')).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(args.items.length);
  },
};

/** Without the large figure, the others are a strip, which needs a name. */
export const Strip: Story = {
  args: {
    'aria-label': 'In figures',
    figure: undefined,
    text: undefined,
    items: [
      ['500+', 'Happy clients'],
      ['99%', 'Uptime'],
      ['24/7', 'Support'],
      ['5★', 'Rating'],
    ].map(item),
  },
};

/** Long labels wrap below their figure. */
export const LongText: Story = {
  args: {
    figure: '100',
    unit: '%',
    items: [
      item(['1,000,000+', 'pages, each with a clear scope, a clear price and a result you can use']),
      item(['48hr', 'until you speak with the people who do the work']),
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    figure: '36',
    unit: '小时',
    text: '从和面到出炉。面团不赶时间，我们也不赶。',
    items: [
      ['9种', '每天都有的面包'],
      ['14家', '供应面粉的本地农场'],
      ['240个', '每天烤的面包'],
    ].map(item),
  },
};
