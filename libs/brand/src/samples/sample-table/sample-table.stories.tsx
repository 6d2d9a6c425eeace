import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside } from '../../internal/stories/index.ts';
import { getTable, words } from '../fixtures.tsx';
import { guide } from './sample-table.guide.ts';
import { SampleTable } from './sample-table.tsx';

const meta = {
  title: 'Studio/Samples/SampleTable',
  component: SampleTable,
  parameters: { layout: 'padded', guide },
  args: getTable(),
  decorators: inside('max-w-3xl'),
} satisfies Meta<typeof SampleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { globals: { language: 'zh-CN' }, args: getTable(words['zh-CN']) };
