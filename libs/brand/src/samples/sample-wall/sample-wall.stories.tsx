import type { Guide } from '@studio/ui/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getBoard, renderPost, words } from '../fixtures.tsx';
import { SampleBoard } from '../sample-board/index.ts';
import { SampleWall } from './sample-wall.tsx';

const getItems = (texts = words.en) => [
  { id: 'tea', picture: renderPost('tea', '4:5', texts) },
  { id: 'board', picture: <SampleBoard {...getBoard(texts)} /> },
  { id: 'film', picture: renderPost('film', undefined, texts) },
  { id: 'bread', picture: renderPost('bread', '1:1', texts) },
  { id: 'canoe', picture: renderPost('canoe', '9:16', texts) },
];

const meta = {
  title: 'Studio/Samples/SampleWall',
  component: SampleWall,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: ['To show five samples of different services at once, under a large heading.'],
      whenNot: ['For samples with a service and a price each: use `SamplePlates`.'],
      dos: [
        'Put the sample with the most detail second: it has the largest place.',
        'Say in `note` that the shops are invented.',
      ],
      donts: [
        'Do not put it in a container that clips at its end: it leaves the page there, and the section clips it.',
      ],
      accessibility: [
        'A list. Each sample names itself.',
        'On a phone the order on the screen differs from the order of the list, but nothing in it has focus.',
      ],
    } satisfies Guide,
  },
  args: { items: getItems(), note: words.en.note },
  decorators: [
    (Story) => (
      <section className="overflow-clip px-edge py-beat">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof SampleWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: { items: getItems(words['zh-TW']), note: words['zh-TW'].note },
};
