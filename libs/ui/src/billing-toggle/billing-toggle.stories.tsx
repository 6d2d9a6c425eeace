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
        'Above prices with a monthly and a yearly rate, such as the `PricingGrid` of a subscription.',
        'Where every price in view changes in place, without a layout shift.',
      ],
      whenNot: [
        'In a form that is submitted: use radio buttons with a visible question.',
        'To select a plan: show the plans side by side in a `PricingGrid`.',
        'To filter a list: use `FilterChips`.',
      ],
      dos: [
        'Set `save` to a figure, such as “Save 20%”.',
        'Preselect the option that most visitors take, and remember the selection for their next visit.',
        'State the yearly saving in text near the prices: the toggle is not rendered without JavaScript.',
      ],
      donts: [
        'Do not use it where only one of the prices changes.',
        'Do not shorten only one label: both options are as wide as the longer label.',
      ],
      accessibility: [
        'Two radio buttons in a `fieldset`. `label` is its visually hidden legend.',
        'Tab moves to the selected option. The arrow keys change the selection.',
        'In forced colours the thumb is not visible, so the selected option is underlined.',
        'The thumb slides in 200 ms. With reduced motion it moves at once.',
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

/** Works with clicks and arrow keys. Both options are as wide as the longer label. */
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
    await step('Tab moves to the selected option', async () => {
      await userEvent.tab();
      await expect(monthly).toHaveFocus();
    });
    await step('arrow keys change the selection', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(yearly).toBeChecked();
      await expect(yearly).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith('yearly');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(monthly).toBeChecked();
    });
    await step('a click selects an option', async () => {
      await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvas.getByRole('group'));
      await expect(args.onChange).toHaveBeenLastCalledWith('yearly');
    });
  },
};

export const Yearly: Story = { args: { value: 'yearly' } };

/** Long labels wrap inside their option. */
export const LongText: Story = {
  args: {
    value: 'yearly',
    monthly: 'one-stop-service:faq.switch.question',
    yearly: 'one-stop-service:faq.cancel.question',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
