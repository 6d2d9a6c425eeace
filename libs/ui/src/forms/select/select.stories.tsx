import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: {
    guide: {
      status: 'beta',
      when: [
        'For one of about six or more known values, such as a service or a country.',
        'In a form where space is limited, on phones in particular.',
      ],
      whenNot: [
        'For two to five values: use a `RadioGroup`, which shows all of them.',
        'To filter a list by a few short labels: use `FilterChips`.',
        'For navigation: use links.',
        'For yes or no: use a `Checkbox`.',
      ],
      dos: [
        'Sort the options as visitors look for them: by frequency, by size or by alphabet.',
        'Preselect the most frequent value, or start with an option with an empty value and set `required`.',
        'Set `name` in a form, and `autoComplete` for values that the browser knows.',
      ],
      donts: [
        'Do not submit a form or navigate on a selection: the arrow keys change it.',
        'Do not use the first option as the label: it disappears after a selection.',
        'Do not hide the only sensible answer in a list: leave the field out.',
      ],
      accessibility: [
        'A native `select`: keyboard, typing ahead and the picker of the phone work as everywhere.',
        'The label, the hint and the error are linked to the field. An error sets `aria-invalid` and is announced.',
        'A selection from before hydration is preserved and passed to `onValueChange`.',
        'The field is 44 px high, and its border is visible in forced colours.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Subject',
    name: 'subject',
    options: [
      { value: '', label: '–' },
      { value: 'one-stop-service', label: 'One-Stop Service' },
      { value: 'system-development', label: 'System Development' },
      { value: 'mobile-app-development', label: 'Mobile App Development' },
      { value: 'cloud-solutions', label: 'Cloud Solutions' },
      { value: 'social-media-design', label: 'Social Media Design' },
      { value: 'website-hosting', label: 'Website Hosting', disabled: true },
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
    await expect(field).toHaveAccessibleName();
    await userEvent.selectOptions(field, 'cloud-solutions');
    await expect(field).toHaveValue('cloud-solutions');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cloud-solutions');
  },
};

/** With `required`, the browser rejects an option with an empty value. */
export const Required: Story = {
  args: { required: true, hint: 'What do you need, and by when?' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLSelectElement>('combobox');
    await expect(field.validity.valueMissing).toBe(true);
    await userEvent.selectOptions(field, 'one-stop-service');
    await expect(field.validity.valid).toBe(true);
  },
};

/** A parent that rejects a selection keeps its `value`. */
export const Controlled: Story = {
  args: { value: 'cloud-solutions' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.selectOptions(field, 'system-development');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('system-development');
    await expect(field).toHaveValue('cloud-solutions');
  },
};

export const Optional: Story = { args: { labelNote: 'optional' } };

export const Invalid: Story = {
  args: { required: true, error: 'Please say in a few words what it is about.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription();
  },
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

export const Disabled: Story = { args: { disabled: true, defaultValue: 'cloud-solutions' } };

/** A long option is cut off in the field, and complete in the list. */
export const LongText: Story = {
  args: {
    label: 'Required, unless marked as optional.',
    labelNote: 'optional',
    hint: 'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.',
    error: 'This does not look like an email address. Please write it as name@example.com.',
    options: [
      {
        value: 'about',
        label: 'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.',
      },
      { value: 'subject', label: 'Please say in a few words what it is about.' },
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
