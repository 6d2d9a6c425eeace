import type { Meta, StoryObj } from '@storybook/react-vite';
import { inside } from '../../internal/stories/index.ts';
import { getSite, words } from '../fixtures.tsx';
import { guide } from './sample-site.guide.ts';
import { SampleSite } from './sample-site.tsx';

const meta = {
  title: 'Studio/Samples/SampleSite',
  component: SampleSite,
  parameters: { layout: 'padded', guide },
  args: getSite(),
  decorators: inside('max-w-3xl'),
} satisfies Meta<typeof SampleSite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { globals: { language: 'zh-CN' }, args: getSite(words['zh-CN']) };
