import type { Meta, StoryObj } from '@storybook/react-vite';
import stamp from '../../dist/drawings/contactStamp.svg?url';
import { guide } from './postmark.guide.ts';
import { Postmark } from './postmark.tsx';

const meta = {
  title: 'Studio/Postmark',
  component: Postmark,
  parameters: { guide },
  args: { src: stamp, text: '48 hr', className: 'w-60' },
} satisfies Meta<typeof Postmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { globals: { language: 'zh-TW' }, args: { text: '48小時' } };
