import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { BillingToggle } from './billing-toggle.tsx';

const meta = {
  title: 'Components/BillingToggle',
  component: BillingToggle,
  parameters: {
    guide: {
      when: [
        'Above prices that are paid by the month or by the year, as over the `PricingGrid` of a subscription.',
        'Where every price on the screen changes with it, at the same place and without moving.',
      ],
      not: [
        'In a form that is sent: plain radio buttons show their question and both answers.',
        'To choose between plans: they stand beside each other in a `PricingGrid`.',
        'To show one part of a list: take `FilterChips`.',
      ],
      dos: [
        'Let `save` say the saving as a figure, such as “Save 20%”.',
        'Begin with the choice that most visitors will take, and keep it when they come back.',
        'Say in words near the prices what a year saves: without scripts the toggle is not there.',
      ],
      donts: [
        'Do not use it where only one of the prices changes.',
        'Do not shorten one label only: both halves are as wide as the longer one needs.',
      ],
      access: [
        'Two radio buttons in a `fieldset`; `label` is its legend, read aloud and not shown.',
        'One Tab stop, at the chosen one; the arrow keys change the choice.',
        'Under forced colours, where the thumb cannot be seen, the chosen word is underlined.',
        'The thumb slides in 200 ms, and jumps under reduced motion.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'one-stop-service:pricing.billing',
    monthly: 'one-stop-service:pricing.monthly',
    yearly: 'one-stop-service:pricing.yearly',
    save: 'one-stop-service:pricing.save?saving=0.2',
    value: 'monthly',
    onChange: fn(),
  },
} satisfies Meta<typeof BillingToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a pointer and with the arrow keys. Both halves are as wide as the longer label needs. */
export const Default: Story = {
  render: function Controlled({ value, onChange, ...args }) {
    const [billing, setBilling] = useState(value);
    return (
      <BillingToggle
        {...args}
        value={billing}
        onChange={(next) => {
          setBilling(next);
          onChange(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const [monthly, yearly] = canvas.getAllByRole('radio');
    await step('is one stop for the keyboard, at what is chosen', async () => {
      await userEvent.tab();
      await expect(monthly).toHaveFocus();
    });
    await step('chooses by the arrow keys', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(yearly).toBeChecked();
      await expect(yearly).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith('yearly');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(monthly).toBeChecked();
    });
    await step('chooses by a press', async () => {
      await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvas.getByRole('group'));
      await expect(args.onChange).toHaveBeenLastCalledWith('yearly');
    });
  },
};

export const Yearly: Story = { args: { value: 'yearly' } };

/** Long labels wrap inside their half. */
export const LongText: Story = {
  args: {
    value: 'yearly',
    monthly: 'one-stop-service:faq.switch.question',
    yearly: 'one-stop-service:faq.cancel.question',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
