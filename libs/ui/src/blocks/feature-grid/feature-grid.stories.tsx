import { ChartColumn, KeyRound, Languages, Layers, Monitor, Plug } from 'lucide';
import { Icon } from '../../primitives/icon/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { FeatureGrid } from './feature-grid.tsx';
import { featureColumns } from './feature-grid.variants.ts';

const six = [
  {
    icon: <Icon icon={Layers} />,
    id: 'workflow',
    title: 'Your workflow',
    text: 'Steps, approvals and exceptions as they really happen.',
  },
  {
    icon: <Icon icon={KeyRound} />,
    id: 'access',
    title: 'Roles and access',
    text: 'Everyone sees what they need, and every change shows who made it.',
  },
  {
    icon: <Icon icon={Plug} />,
    id: 'integration',
    title: 'Connections',
    text: 'Accounting, payment, shipping and the spreadsheet you love.',
  },
  {
    icon: <Icon icon={ChartColumn} />,
    id: 'reports',
    title: 'Reports',
    text: 'Figures you trust, on screen and as a file.',
  },
  {
    icon: <Icon icon={Languages} />,
    id: 'languages',
    title: 'Several languages',
    text: 'Each colleague works in English or Chinese, on the same data.',
  },
  {
    icon: <Icon icon={Monitor} />,
    id: 'devices',
    title: 'Every device',
    text: 'At the desk, on the shop floor, on a phone in the van.',
  },
];

const meta = {
  title: 'Blocks/FeatureGrid',
  component: FeatureGrid,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For two to nine items of equal importance, each with a title and a sentence, as on every service page.',
        'Where visitors scan all items before they read one.',
      ],
      whenNot: [
        'For steps: use `ProcessSteps`.',
        'For services with their own pages: use `ServiceRows`.',
        'For short items without a sentence: use `Rows` with `thin`.',
      ],
      dos: [
        'Let the number of items determine the columns: rows of three, four, five and six items have no gaps.',
        'Keep the texts of a row about equally long.',
        'Give all items an icon, or none.',
      ],
      donts: [
        'Do not put links into the texts: the items are not interactive.',
        'Do not add a weak sixth item to fill a row: five items have their own layout.',
      ],
      accessibility: [
        'A list of headings with a sentence each. Screen readers announce the number of items, and users can navigate by heading.',
        '`headingLevel` sets the level of the titles: one below the heading of the section.',
        'Icons are hidden from screen readers: the title has the same meaning.',
      ],
    } satisfies Guide,
  },
  args: { items: six },
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six items in two rows of three. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(six.length);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(six.length);
  },
};

/** Two wide items above three narrow ones. */
export const Five: Story = { args: { items: six.slice(0, 5) } };

export const Four: Story = { args: { items: six.slice(0, 4) } };

export const Three: Story = { args: { items: six.slice(0, 3) } };

export const Two: Story = { args: { items: six.slice(0, 2) } };

/** `columns` overrides the default for the number of items. */
export const Columns: Story = {
  args: { items: six.slice(0, 4) },
  argTypes: { columns: { control: 'inline-radio', options: featureColumns } },
  render: (args) => (
    <div className="grid gap-20">
      {featureColumns.map((columns) => (
        <FeatureGrid key={columns} {...args} columns={columns} />
      ))}
    </div>
  ),
};

/** The icons of a row are aligned when texts have different lengths. */
export const LongText: Story = {
  args: {
    items: [
      {
        icon: <Icon icon={Layers} />,
        id: 'custom',
        title: 'Need something that is not on the list?',
        text: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
      },
      ...six.slice(1, 3),
    ],
  },
};

export const Chinese = {
  globals: { language: 'zh-TW' },
  args: {
    items: [
      { id: 'scope', title: '整台拆開洗', text: '濾網、風輪、排水盤一件件拆下來，死角也沖得到。' },
      { id: 'photos', title: '前後都拍照', text: '洗之前什麼樣子，洗完什麼樣子，照片都傳給您。' },
      { id: 'protection', title: '家具不沾水', text: '鋪防水布，加集水罩，收工時地板比來的時候還乾淨。' },
      { id: 'price', title: '價格寫在前面', text: '網站上寫多少就收多少，現場不加價。' },
      { id: 'time', title: '約幾點，就幾點', text: '師傅出發前先打電話，遲到半小時就少收兩百元。' },
      { id: 'warranty', title: '洗完還有保固', text: '三十天內有異味或漏水，免費再跑一趟。' },
    ],
  },
} satisfies Story;
