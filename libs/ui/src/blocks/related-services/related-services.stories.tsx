import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long, toServices } from '../../internal/stories/index.ts';
import { guide } from './related-services.guide.ts';
import { RelatedServices } from './related-services.tsx';

const meta = {
  title: 'Blocks/RelatedServices',
  component: RelatedServices,
  parameters: { layout: 'padded', guide },
  args: {
    items: toServices([
      ['Mobile App Development', 'quoted'],
      ['Cloud Solutions', 'quoted'],
      ['Website Hosting', 'from $9.99 a month'],
    ]),
  },
} satisfies Meta<typeof RelatedServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(args.items.map(({ title }) => title));
  },
};

export const LongText: Story = {
  args: {
    items: toServices([
      [long.title, long.text],
      ['Other Development', 'quoted'],
    ]),
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: toServices([
      ['洗衣機清洗', '$1,800'],
      ['抽油煙機清洗', '$2,200'],
    ]),
  },
};
