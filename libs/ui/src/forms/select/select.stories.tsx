import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { long, longField, services } from '../../internal/stories/index.ts';
import { guide } from './select.guide.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: { guide },
  args: {
    label: 'Subject',
    name: 'subject',
    options: [
      { value: '', label: '–' },
      ...services.map(({ label, href }) => ({ value: href.slice(1), label })),
    ],
    onValueChange: fn(),
    className: 'w-96 max-w-full',
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its selection itself. The label is always visible. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.selectOptions(field, 'cloud-solutions');
    await expect(field).toHaveValue('cloud-solutions');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cloud-solutions');
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Please say in a few words what it is about.' },
};

/** The browser selects the first option that is not disabled. This is not a change. */
export const FirstOptionDisabled: Story = {
  args: {
    options: [
      { value: 'website-hosting', label: 'Website Hosting', disabled: true },
      { value: 'cloud-solutions', label: 'Cloud Solutions' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('cloud-solutions');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A long option is cut off in the field, and complete in the list. */
export const LongText: Story = {
  args: {
    ...longField,
    options: [
      { value: 'one', label: long.text },
      { value: 'two', label: long.title },
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    label: '要清洗的家電',
    labelNote: '選填',
    hint: '一次洗兩台以上，第二台起打八折。',
    options: [
      { value: 'wall', label: '壁掛式冷氣' },
      { value: 'duct', label: '吊隱式冷氣' },
      { value: 'washer', label: '直立式洗衣機' },
    ],
  },
};
