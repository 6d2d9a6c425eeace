import type { Guide } from '@studio/ui/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getTable, words } from '../fixtures.tsx';
import { SampleTable } from './sample-table.tsx';

const meta = {
  title: 'Studio/Samples/SampleTable',
  component: SampleTable,
  parameters: {
    layout: 'padded',
    guide: {
      when: ['To show the data of a system, as a picture.'],
      whenNot: ['For a control that works: nothing in it can be used.'],
      dos: ['Say in `label` that it is a sample, and of whom.'],
      donts: ['Do not make it narrower than 300 px where its words matter.'],
      accessibility: [
        'An image: its name says that it is a sample, and of what. The words inside it are not read one by one.',
        'All sizes are relative to its width, so it is the same picture at every zoom.',
      ],
    } satisfies Guide,
  },
  args: getTable(),
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: getTable(words['zh-CN']),
};
