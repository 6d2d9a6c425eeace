import type { Guide } from '@studio/ui/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getBoard, words } from '../fixtures.tsx';
import { SampleBoard } from './sample-board.tsx';

const meta = {
  title: 'Studio/Samples/SampleBoard',
  component: SampleBoard,
  parameters: {
    layout: 'padded',
    guide: {
      when: ['To show a system that the studio could build, as a picture.'],
      whenNot: ['For a control that works: nothing in it can be used.'],
      dos: ['Say in `label` that it is a sample, and of whom.'],
      donts: ['Do not make it narrower than 300 px where its words matter.'],
      accessibility: [
        'An image: its name says that it is a sample, and of what. The words inside it are not read one by one.',
        'All sizes are relative to its width, so it is the same picture at every zoom.',
      ],
    } satisfies Guide,
  },
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

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: getBoard(words['zh-CN']),
};
