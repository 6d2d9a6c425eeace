import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside } from '../../internal/stories/index.ts';
import { getPhone, words } from '../fixtures.tsx';
import { guide } from './sample-phone.guide.ts';
import { SamplePhone } from './sample-phone.tsx';

const meta = {
  title: 'Studio/Samples/SamplePhone',
  component: SamplePhone,
  parameters: { layout: 'padded', guide },
  args: getPhone(),
  decorators: inside('max-w-80'),
} satisfies Meta<typeof SamplePhone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { globals: { language: 'zh-CN' }, args: getPhone(words['zh-CN']) };
