import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside } from '../../internal/stories/index.ts';
import { getRules, words } from '../fixtures.tsx';
import { guide } from './sample-rules.guide.ts';
import { SampleRules } from './sample-rules.tsx';

const meta = {
  title: 'Studio/Samples/SampleRules',
  component: SampleRules,
  parameters: { layout: 'padded', guide },
  args: getRules(),
  decorators: inside('max-w-3xl'),
} satisfies Meta<typeof SampleRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { globals: { language: 'zh-CN' }, args: getRules(words['zh-CN']) };
