import type { Meta, StoryObj } from '@storybook/react-vite';
import { getBoard, words } from '../fixtures.tsx';
import { guide } from './sample-board.guide.ts';
import { SampleBoard } from './sample-board.tsx';

const meta = {
  title: 'Studio/Samples/SampleBoard',
  component: SampleBoard,
  parameters: { layout: 'padded', guide },
  args: getBoard(),
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { globals: { language: 'zh-CN' }, args: getBoard(words['zh-CN']) };
