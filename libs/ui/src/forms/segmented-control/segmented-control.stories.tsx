import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun } from 'lucide';
import { Icon } from '../../primitives/icon/index.ts';
import { expect, fn } from 'storybook/test';
import { guide } from './segmented-control.guide.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: { guide },
  args: {
    label: 'Billing',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly', note: 'Save 20%' },
    ],
    defaultValue: 'monthly',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Works with clicks and arrow keys. All options are as wide as the longest label. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const [monthly, yearly] = canvas.getAllByRole('radio');
    await step('Tab moves to the selected option', async () => {
      await userEvent.tab();
      await expect(monthly).toHaveFocus();
    });
    await step('arrow keys change the selection', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(yearly).toBeChecked();
      await expect(yearly).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('yearly');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(monthly).toBeChecked();
    });
    await step('a click selects an option', async () => {
      await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvas.getByRole('group'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('yearly');
    });
  },
};

const schemeOptions = [
  { value: 'system', label: 'As on your device', icon: <Icon icon={Monitor} /> },
  { value: 'light', label: 'Light', icon: <Icon icon={Sun} /> },
  { value: 'dark', label: 'Dark', icon: <Icon icon={Moon} /> },
] as const;

/** Icons that visitors know. The labels are their names and tooltips. */
export const Icons: Story = {
  args: { variant: 'icon', label: 'Colours', options: schemeOptions, defaultValue: 'light' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toHaveAccessibleName();
  },
};

/** The thumb is below the selected option, also from right to left. */
export const Direction: Story = {
  args: {
    label: 'Subject',
    options: [
      { value: 'all', label: 'All' },
      { value: 'services', label: 'Services' },
      { value: 'process', label: 'Process' },
    ],
    defaultValue: 'process',
  },
  render: (args) => (
    <div className="grid gap-6">
      <SegmentedControl {...args} />
      <SegmentedControl {...args} dir="rtl" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const group of canvas.getAllByRole('group')) {
      const option = group.querySelector('label:has(:checked)')?.getBoundingClientRect();
      const box = group.getBoundingClientRect();
      const { left, width } = getComputedStyle(group, '::before');
      await expect(parseFloat(left) + box.left + group.clientLeft).toBeCloseTo(option?.left ?? 0, 0);
      await expect(parseFloat(width)).toBeCloseTo(option?.width ?? 0, 0);
    }
  },
};

/** Long labels wrap inside their option. */
export const LongText: Story = {
  args: {
    options: [
      { value: 'start', label: 'How does a project start?' },
      { value: 'time', label: 'How long does a website take?' },
    ],
    defaultValue: 'time',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    label: '配送方式',
    options: [
      { value: 'once', label: '只送一次' },
      { value: 'weekly', label: '每周都送', note: '省10%' },
    ],
    defaultValue: 'weekly',
  },
};
