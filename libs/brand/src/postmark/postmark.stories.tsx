import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '@studio/ui/guide';
import stamp from '../../dist/drawings/contactStamp.svg?url';
import { Postmark } from './postmark.tsx';

const meta = {
  title: 'Studio/Postmark',
  component: Postmark,
  parameters: {
    guide: {
      when: ['As the `stamp` of a `ContactForm`: the postmark says when an answer comes.'],
      whenNot: ['For information that visitors need: it is hidden from screen readers.'],
      dos: ['Write a number with a short unit.', 'Say the same in a sentence beside it.'],
      donts: ['Do not use it twice on a page.'],
      accessibility: ['It is decorative and hidden from screen readers.'],
    } satisfies Guide,
  },
  args: { src: stamp, text: '48 hr', className: 'w-60' },
} satisfies Meta<typeof Postmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chinese: Story = { globals: { language: 'zh-TW' }, args: { text: '48小時' } };
