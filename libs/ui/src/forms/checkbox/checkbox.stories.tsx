import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextLink } from '../../primitives/text-link/index.ts';
import { longField, toggle } from '../../internal/stories/index.ts';
import { guide } from './checkbox.guide.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: { guide },
  args: {
    label: 'A letter now and then',
    name: 'newsletter',
    onCheckedChange: fn(),
    className: 'w-96 max-w-full',
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its state itself. A click on the label and Space toggle it. */
export const Default: Story = { play: toggle };

/** The hint is the description of the checkbox, and not a part of its name. */
export const WithHint: Story = {
  args: {
    hint: 'Our newsletter, about once a month: what we learn on our projects. No advertising, and you can unsubscribe at any time.',
    labelNote: 'optional',
  },
};

/** Browsers do not toggle the checkbox when a link in its label is clicked. */
export const WithLink: Story = {
  args: { label: <TextLink href="#privacy">Privacy Policy</TextLink> },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link').textContent;
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName(name);
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Please say in a few words what it is about.' },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = { args: longField };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    label: '我已閱讀並同意服務條款',
    hint: '預約成立後，要更改時間請在一天前告訴我們。',
    error: '請先勾選同意，才能送出預約。',
  },
};
