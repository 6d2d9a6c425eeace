import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside } from '../../internal/stories/index.ts';
import { getBoard, renderPost, words } from '../fixtures.tsx';
import { SampleBoard } from '../sample-board/index.ts';
import { guide } from './sample-wall.guide.ts';
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
  parameters: { layout: 'fullscreen', guide },
  args: { items: getItems(), note: words.en.note },
  decorators: inside('overflow-clip px-edge py-beat'),
} satisfies Meta<typeof SampleWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: { items: getItems(words['zh-TW']), note: words['zh-TW'].note },
};
