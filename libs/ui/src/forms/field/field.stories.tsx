import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longField } from '../../internal/stories/index.ts';
import { guide } from './field.guide.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: { guide },
  args: { label: 'Subject', name: 'subject', className: 'w-96 max-w-full' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is always visible, and a click on it focuses the field. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByText(/\S/, { selector: 'label > span' }));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Cloud');
    await expect(field).toHaveValue('Cloud');
  },
};

/** Instructions that stay visible during input. Not for information that fits in the label. */
export const WithHint: Story = { args: { hint: 'What do you need, and by when?' } };

/** Describes how to fix the error. It is announced when it appears, and is part of the description of the field. */
export const Invalid: Story = {
  args: {
    label: 'Email',
    hint: 'What do you need, and by when?',
    error: longField.error,
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'mei.lin@',
  },
};

/** For a value that cannot be changed. It is better to omit the field. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Cloud Solutions' } };

export const LongText: Story = { args: { ...longField, defaultValue: longField.hint } };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    label: '聯絡電話',
    labelNote: '選填',
    hint: '師傅出發前會打這支電話給您。',
    error: '電話號碼少了一碼，請再看一次。',
    type: 'tel',
    autoComplete: 'tel',
    defaultValue: '0912 345 67',
  },
};
