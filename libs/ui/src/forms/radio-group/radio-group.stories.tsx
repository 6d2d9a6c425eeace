import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { long, longField } from '../../internal/stories/index.ts';
import { guide } from './radio-group.guide.ts';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: { guide },
  args: {
    label: 'Subject',
    name: 'category',
    options: [
      { value: 'services', label: 'Services' },
      { value: 'pricing', label: 'Pricing' },
      { value: 'process', label: 'Process' },
    ],
    onValueChange: fn(),
    className: 'w-96 max-w-full',
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its selection itself. One tab stop, and the arrow keys change the selection. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName();
    await step('a click on a label selects the answer', async () => {
      await userEvent.click(
        canvas.getAllByText(/\S/, { selector: 'label > span > span' })[1] ?? document.body,
      );
      await expect(canvas.getByDisplayValue('pricing')).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('pricing');
    });
    await step('arrow keys change the selection', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByDisplayValue('process')).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('process');
    });
  },
};

/** The hint of an answer is its description, and not a part of its name. */
export const WithHints: Story = {
  args: {
    defaultValue: 'services',
    hint: 'What do you need, and by when?',
    labelNote: 'optional',
    options: [
      { value: 'services', label: 'Services', hint: 'Websites, systems and apps.' },
      { value: 'pricing', label: 'Pricing', hint: 'By the month, or by the year.' },
      { value: 'process', label: 'Process', disabled: true },
    ],
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Please say in a few words what it is about.' },
};

export const LongText: Story = {
  args: {
    ...longField,
    options: [
      { value: 'one', label: long.title, hint: long.text },
      { value: 'two', label: longField.hint },
    ],
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    label: '怎么取货',
    hint: '生日蛋糕建议送到家，免得路上颠坏。',
    options: [
      { value: 'delivery', label: '送到家', hint: '三公里以内，当天下午送到。' },
      { value: 'store', label: '到店自取', hint: '早上八点以后随时来，报手机尾号就行。' },
    ],
    defaultValue: 'delivery',
  },
};
