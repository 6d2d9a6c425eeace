import type { Guide } from '@studio/ui/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getRules, words } from '../fixtures.tsx';
import { SampleRules } from './sample-rules.tsx';

const meta = {
  title: 'Studio/Samples/SampleRules',
  component: SampleRules,
  parameters: {
    layout: 'padded',
    guide: {
      when: ['To show the rules of a system, as a picture.'],
      whenNot: ['For a control that works: nothing in it can be used.'],
      dos: ['Say in `label` that it is a sample, and of whom.'],
      donts: ['Do not make it narrower than 300 px where its words matter.'],
      accessibility: [
        'An image: its name says that it is a sample, and of what. The words inside it are not read one by one.',
        'All sizes are relative to its width, so it is the same picture at every zoom.',
      ],
    } satisfies Guide,
  },
  args: getRules(),
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: getRules(words['zh-CN']),
};
