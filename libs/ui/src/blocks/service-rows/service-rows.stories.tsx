import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { long, picture } from '../../internal/stories/index.ts';
import sectionHeading from '../section-heading/section-heading.stories.tsx';
import { guide } from './service-rows.guide.ts';
import servicePanel from './service-panel.stories.tsx';
import { ServicePanel } from './service-panel.tsx';
import { ServiceRows, type ServiceRowsItem } from './service-rows.tsx';

const service = ([title = '', text = '', price = '', unit = '']: readonly string[]): ServiceRowsItem => ({
  id: title,
  title,
  text,
  price,
  unit,
  href: `#${title}`,
  picture,
});
const five = [
  ['Social Media Design', 'Images and short videos that look like you in every feed.', '$50', 'per product'],
  ['Product Photography', 'Clean, true-to-colour pictures, ready for the shop.', '$50', 'per product'],
  ['System Development', 'Web systems shaped around your work.', 'Quoted', 'before work starts'],
  ['Mobile App Development', 'iOS and Android from one codebase.', 'Quoted', 'before work starts'],
  ['Cloud Solutions', 'Migration and monitoring.', 'Quoted', 'before work starts'],
].map(service);

const meta = {
  title: 'Blocks/ServiceRows',
  component: ServiceRows,
  parameters: { layout: 'padded', guide },
  args: {
    ...sectionHeading.args,
    items: five,
    panel: <ServicePanel {...servicePanel.args} className={undefined} />,
  },
  argTypes: { panel: { control: false } },
} satisfies Meta<typeof ServiceRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A panel beside the rows, and above them on phones. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#plans',
      ...five.map(({ href }) => href),
    ]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    panel: undefined,
    items: [
      service([long.title, long.text, 'Quoted after a conversation', 'before work starts']),
      ...five.slice(1),
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    title: '清洗項目與價格',
    lead: '每一項都有固定價格，沒有附加費用。',
    items: [
      ['洗衣機清洗', '滾筒、直立都能整台拆開。', '$1,800', '每台'],
      ['抽油煙機清洗', '油網、馬達與內壁一起處理。', '$2,200', '每台'],
      ['冷氣移機', '拆、搬、裝，一次完成。', '報價', '到府估價後'],
    ].map(service),
    panel: (
      <ServicePanel
        title="冷氣清洗"
        text="機器拆得下來，也洗得乾淨。"
        picture={servicePanel.args.picture}
        price="$2,500"
        unit="每台"
      />
    ),
  },
};
