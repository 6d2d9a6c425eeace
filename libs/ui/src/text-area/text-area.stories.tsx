import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      when: [
        'For an answer of more than one line, such as the message in the `ContactForm`.',
        'For anything that a visitor writes in sentences.',
      ],
      not: [
        'For one line, such as a name or an address: take a `Field`.',
        'To search a list: take a `SearchField`.',
        'For text that is only to be read: write a paragraph, not a disabled field.',
      ],
      dos: [
        'Say in `hint` what helps to write it.',
        'Set `maxLength` to what the provider takes, so that nobody writes in vain.',
        'Say in `error` what is wrong and how to put it right.',
        'Mark what is optional in `remark`, when the rest is required.',
      ],
      donts: [
        'Do not put the label or the hint into the placeholder: it is gone when it is needed.',
        'Do not fix its height: it grows with what is written, and can be pulled.',
      ],
      access: [
        'The label is tied to it, and the hint and the error describe it; an error marks it as invalid and is announced politely.',
        'Enter begins a new line, and the Tab key leaves.',
        'With `maxLength` the browser takes no more than that; a counter appears over the last tenth and is announced only at the limit, so name a tight limit in the hint.',
        'Where the browser cannot grow it, it scrolls; its edge stays in forced colours.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'contact:form.message.label',
    hint: 'contact:form.message.hint',
    name: 'message',
    className: 'w-112 max-w-full',
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For more than one line. It grows with what is written, up to a point. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('One{Enter}Two');
    await expect(field).toHaveValue('One\nTwo');
    await expect(field).toHaveAccessibleDescription();
  },
};

/** The counter appears over the last tenth, while one writes, and moves nothing. */
export const NearTheLimit: Story = {
  args: { maxLength: 40 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'This line has thirty-six characters.');
    await expect(canvas.queryByText(/ \/ 40/)).not.toBeInTheDocument();
    await userEvent.type(field, ' Five more');
    await expect(field).toHaveValue('This line has thirty-six characters. Fiv');
    await expect(canvas.getByText('40 / 40')).toBeVisible();
    await expect(canvas.getByText('40 / 40')).toHaveAttribute('aria-live', 'polite');
  },
};

export const Wrong: Story = { args: { error: 'contact:form.message.required' } };

export const Optional: Story = { args: { remark: 'contact:form.optional', hint: undefined } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'common:company.about' } };

export const LongText: Story = {
  args: {
    label: 'contact:form.lead',
    error: 'contact:form.email.invalid',
    defaultValue: [
      'A shop in Inklake, with about two hundred things in it, half of which are sold out at any time.',
      'We keep a list by hand.',
      'It should tell us what is missing before a customer does.',
      'The shop opens again in March.',
      '',
      'Could we talk this week?',
    ].join('\n'),
  },
};
