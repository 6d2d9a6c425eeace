import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import drawing from '../../internal/stories/drawing.svg';
import { Illustration } from '../../primitives/illustration/index.ts';
import { long } from '../../internal/stories/index.ts';
import { guide } from './related-services.guide.ts';
import { RelatedServices, type RelatedService } from './related-services.tsx';

const service = ([title = '', text = '']: readonly string[]): RelatedService => ({
  id: title,
  title,
  text,
  href: `#${title}`,
  picture: <Illustration src={drawing} tone="theme" />,
});

const meta = {
  title: 'Blocks/RelatedServices',
  component: RelatedServices,
  parameters: { layout: 'padded', guide },
  args: {
    items: [
      ['Mobile App Development', 'quoted'],
      ['Cloud Solutions', 'quoted'],
      ['Website Hosting', 'from $9.99 a month'],
    ].map(service),
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
  args: { items: [service([long.title, long.text]), service(['Other Development', 'quoted'])] },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: [
      ['洗衣機清洗', '$1,800'],
      ['抽油煙機清洗', '$2,200'],
    ].map(service),
  },
};
