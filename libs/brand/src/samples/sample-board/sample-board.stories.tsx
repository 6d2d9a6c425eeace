import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside } from '../../internal/stories/index.ts';
import { getBoard, words } from '../fixtures.tsx';
import { guide } from './sample-board.guide.ts';
import { SampleBoard } from './sample-board.tsx';

const meta = {
  title: 'Studio/Samples/SampleBoard',
  component: SampleBoard,
  parameters: { layout: 'padded', guide },
  args: getBoard(),
  decorators: inside('max-w-3xl'),
} satisfies Meta<typeof SampleBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { globals: { language: 'zh-CN' }, args: getBoard(words['zh-CN']) };
