import { Illustration, Poster } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import lake from '../../dist/lakes/services.svg?url';
import { drawings } from '../internal/stories/index.ts';
import { Lake } from '../lake/index.ts';
import { guide } from './archipelago.guide.ts';
import { Archipelago, type Island } from './archipelago.tsx';

const pictures = ['oneStop', 'system', 'mobile', 'cloud', 'social', 'photography'];

const getIslands = (services: readonly (readonly string[])[]): Island[] =>
  services.map(([title = '', price, text], index) => ({
    id: title,
    title,
    price,
    text,
    href: `#${title}`,
    picture: <Illustration src={drawings.get(`${pictures[index] ?? ''}Island`) ?? ''} tone="theme" />,
  }));

const meta = {
  title: 'Studio/Archipelago',
  component: Archipelago,
  parameters: { layout: 'fullscreen', guide },
  args: {
    label: 'What we offer',
    items: getIslands([
      ['One-Stop Service', 'from $72 a month', 'A website, hosted and kept up to date, for one price.'],
      ['System Development', 'quoted', 'Web systems shaped around the way you already work.'],
      ['Mobile App Development', 'quoted', 'iOS and Android from one codebase, and WeChat mini programs.'],
      ['Cloud Solutions', 'quoted', 'Migration, monitoring, and costs that stay where you put them.'],
      ['Social Media Design', 'from $50 per product', 'Images and short videos that look like you.'],
      ['Product Photography', 'from $50 per product', 'Clean pictures, ready for the shop.'],
    ]),
  },
  decorators: [
    (Story, { globals: { language } }) => (
      <Poster
        ground="surface"
        size="h1"
        title={language === 'zh-TW' ? '網路上該有的都有，用不到的不賣。' : 'What you need online'}
        backdrop={<Lake src={lake} kind="day" soundings pale />}
      >
        <Story />
      </Poster>
    ),
  ],
} satisfies Meta<typeof Archipelago>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(args.items.map(({ href }) => href));
    await expect(canvas.getByRole('list', { name: 'What we offer' })).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    label: '我們提供的服務',
    items: getIslands([
      ['一站式服務', '每月$72起', '網站的製作、代管與更新，全含在一個月費裡。'],
      ['系統開發', '依專案報價'],
      ['App開發', '依專案報價'],
      ['雲端方案', '依專案報價'],
      ['社群媒體設計', '每件商品$50起'],
      ['商品攝影', '每件商品$50起'],
    ]),
  },
};
