import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPhone, words } from '../fixtures.tsx';
import { guide } from './sample-phone.guide.ts';
import { SamplePhone } from './sample-phone.tsx';

const meta = {
  title: 'Studio/Samples/SamplePhone',
  component: SamplePhone,
  parameters: { layout: 'padded', guide },
  args: getPhone(),
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SamplePhone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { globals: { language: 'zh-CN' }, args: getPhone(words['zh-CN']) };
