import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: {
    guide: {
      when: [
        'For one line of text in a form: a name, an address, a phone, a subject.',
        'With the `type` and `autoComplete` of what is asked, which choose the keyboard of a phone and let the browser fill it in.',
      ],
      not: [
        'For more than a line: take a `TextArea`.',
        'To search in a list: take a `SearchField`.',
        'For one of a few known answers: use radio buttons, which show them all.',
      ],
      dos: [
        'Keep the label to one or three words, and let it stand above the field.',
        'Mark with `remark` the few fields that may stay empty.',
        'Say in `error` how to put it right, and keep what was typed.',
      ],
      donts: [
        'Do not put what is needed into a placeholder: it is gone as soon as one types.',
        'Do not use a `hint` for what the label can say.',
        'Do not make a field as wide as the page where five letters are expected.',
      ],
      access: [
        'The label is tied to the field: a press on it leads into it, and it is the name of the field.',
        '`hint` and `error` describe the field; an error marks it as invalid and is announced when it comes.',
        'An error has a sign and words, and a thicker edge, so it is seen without colour.',
        'The field is 44 px high and its edge keeps 3:1.',
      ],
    } satisfies Guide,
  },
  args: { label: 'contact:form.subject.label', name: 'subject', className: 'w-96 max-w-full' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label stays in sight, and a press on it leads into the field. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByText(/\S/, { selector: 'label' }));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Cloud');
    await expect(field).toHaveValue('Cloud');
  },
};

/** Where most fields are required, mark the few that are not. */
export const Optional: Story = {
  args: {
    label: 'contact:form.phone.label',
    remark: 'contact:form.optional',
    type: 'tel',
    autoComplete: 'tel',
  },
};

/** Says what helps to fill it in, and stays while one types. Not for what the label can say. */
export const WithHint: Story = {
  args: { hint: 'contact:form.message.hint' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      canvas.getByText(/\?|？/).textContent,
    );
  },
};

/** Says how to put it right. It is announced, and heard again with the field. */
export const Wrong: Story = {
  args: {
    label: 'contact:form.email.label',
    hint: 'contact:form.message.hint',
    error: 'contact:form.email.invalid',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'mei.lin@',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/\?.*@|？.*@/);
    await expect(canvas.getByText(/name@example\.com/).parentElement).toHaveAttribute('aria-live', 'polite');
  },
};

/** For what cannot be changed now. Better is to leave it out. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'shell:pages.cloud-solutions' } };

export const LongText: Story = {
  args: {
    label: 'contact:form.lead',
    remark: 'contact:form.optional',
    hint: 'common:company.about',
    error: 'contact:form.email.invalid',
    defaultValue: 'common:company.about',
  },
};

/** All of it on a deep surface. */
export const OnDeepSurface: Story = {
  ...Wrong,
  decorators: [
    (Story) => (
      <div data-surface="deep" className="p-8">
        <Story />
      </div>
    ),
  ],
};
