import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe } from 'lucide';
import { Icon } from '../icon/index.ts';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: {
    guide: {
      status: 'beta',
      when: ['For a few words that help to understand a button or a link, and that are not necessary.'],
      whenNot: [
        'For the name of an `IconButton`: use its `label`.',
        'For a text with a link, or for more than one sentence: use a `Popover`.',
        'For the hint of a field: use `hint` of the `Field`, which is always visible.',
      ],
      dos: ['Use a short phrase without a full stop.'],
      donts: [
        'Do not repeat the name of the button.',
        'Do not put information into it that is nowhere else: touch screens do not show it.',
        'Do not use text as the `trigger`: only buttons and links can receive focus.',
        'Do not use it inside a paragraph, where its `div` is invalid HTML.',
      ],
      accessibility: [
        'It appears on hover after 0.4 s, and on keyboard focus at once. Escape hides it.',
        'It is the description (`aria-describedby`) of the button, after its name.',
        'It stays while the pointer is on it. In forced colours it has a border.',
      ],
    } satisfies Guide,
  },
  args: {
    children: 'opens in a new tab',
    trigger: (
      <IconButton label="Example" variant="outline">
        <Icon icon={Globe} />
      </IconButton>
    ),
  },
  argTypes: { children: { control: 'text' }, trigger: { control: false } },
  decorators: [
    (Story) => (
      <div className="p-16">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof Tooltip>;

/** It opens on keyboard focus and is the description of the button. Escape hides it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Example' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await canvas.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('opens in a new tab');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.hover(button);
    await canvas.findByRole('tooltip');
  },
};

/** A long text wraps. A shorter one is better. */
export const LongText: Story = {
  args: { children: 'What do you need, and by when?', defaultOpen: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('tooltip');
  },
};

export const Chinese: Story = {
  ...LongText,
  globals: { language: 'zh-CN' },
  args: {
    children: '在新标签页打开地图',
    defaultOpen: true,
    trigger: (
      <IconButton label="门店位置" variant="outline">
        <Icon icon={Globe} />
      </IconButton>
    ),
  },
};
