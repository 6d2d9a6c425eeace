import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside } from '../../internal/stories/index.ts';
import { getBoard, getPhone, getRules, getTable, words } from '../fixtures.tsx';
import { SampleBoard } from '../sample-board/index.ts';
import { SamplePhone } from '../sample-phone/index.ts';
import { SampleRules } from '../sample-rules/index.ts';
import { SampleTable } from '../sample-table/index.ts';
import { guide } from './sample-stack.guide.ts';
import { SampleStack } from './sample-stack.tsx';

const getItems = (texts = words.en) => [
  { id: 'board', picture: <SampleBoard {...getBoard(texts)} />, title: texts.layers.see },
  { id: 'rules', picture: <SampleRules {...getRules(texts)} />, title: texts.layers.rules },
  { id: 'table', picture: <SampleTable {...getTable(texts)} />, title: texts.layers.data },
];

const meta = {
  title: 'Studio/Samples/SampleStack',
  component: SampleStack,
  parameters: { layout: 'padded', guide },
  args: { items: getItems() },
  decorators: inside('max-w-3xl'),
} satisfies Meta<typeof SampleStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phones: Story = {
  args: {
    shape: 'tall',
    items: (['sale', 'stock', 'kept'] as const).map((id) => ({
      id,
      picture: <SamplePhone {...getPhone()} />,
      title: words.en.layers[id],
    })),
  },
};

export const Chinese: Story = { globals: { language: 'zh-TW' }, args: { items: getItems(words['zh-TW']) } };
