import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Mail, Search } from 'lucide';
import { getVariantValues } from '../../foundations/cva.ts';
import { Icon } from '../icon/index.ts';
import { expect, fn } from 'storybook/test';
import { Link } from '../link/index.ts';
import { inside, long, MatrixTable } from '../../internal/stories/index.ts';
import { guide } from './button.guide.tsx';
import { Button } from './button.tsx';
import { buttonVariants } from './button.variants.ts';

const variants = getVariantValues(buttonVariants, 'variant');
const sizes = getVariantValues(buttonVariants, 'size');

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'Get Started', onClick: fn() },
  argTypes: {
    children: { control: 'text' },
    before: { control: false },
    after: { control: false },
    variant: { control: 'select', options: variants },
    size: { control: 'inline-radio', options: sizes },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click, Enter and Space activate it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

/** All variants in all sizes. `glass` is for pictures, `glow` for the primary action. */
export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <MatrixTable label="Variants and sizes" rows={variants} columns={sizes}>
      {(variant, size) => <Button {...args} variant={variant} size={size} />}
    </MatrixTable>
  ),
};

/** With `asChild` a link looks like a button. Use a link for navigation and a button for an action. */
export const AsLink: Story = {
  args: {
    asChild: true,
    after: <Icon icon={ArrowRight} directional />,
    children: <Link href="#contact">Contact</Link>,
  },
};

/**
 * An icon before the label illustrates the action, an icon after it illustrates the destination. Use one of them at most.
 * Most buttons need no icon.
 */
export const WithIcon: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          <Button {...args} size={size} before={<Icon icon={Mail} />} />
          <Button {...args} size={size} variant="outline" after={<Icon icon={ArrowRight} directional />} />
        </div>
      ))}
    </div>
  ),
};

/**
 * While an action is pending. Width, focus and name do not change, and further clicks are ignored. `loadingLabel` is
 * beside the spinner. Show the result beside the button.
 */
export const Loading: Story = {
  args: { loading: true, disabled: true, loadingLabel: 'Sending' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { busy: true });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(button).toHaveAccessibleName('Get Started');
    await expect(canvas.getByText('Sending')).toBeVisible();
    await expect(button.querySelector('[data-slot=button-spinner]')).toBeVisible();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/**
 * The width is the same with and without `loading`, in every variant and with icons. All loading buttons share one
 * neutral color.
 */
export const LoadingWidths: Story = {
  parameters: { layout: 'padded' },
  render: ({ children }) => (
    <MatrixTable label="Variants and states" rows={variants} columns={['idle', 'loading']}>
      {(variant, state) => (
        <Button variant={variant} loading={state === 'loading'} before={<Icon icon={Search} />}>
          {children}
        </Button>
      )}
    </MatrixTable>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button').map((button) => ({
      width: button.getBoundingClientRect().width,
      color: getComputedStyle(button).backgroundColor,
    }));
    for (let index = 0; index < buttons.length; index += 2) {
      await expect(buttons[index]?.width).toBe(buttons[index + 1]?.width);
      await expect(buttons[index + 1]?.color).not.toBe(buttons[index]?.color);
      await expect(buttons[index + 1]?.color).toBe(buttons[1]?.color);
    }
  },
};

/** For an action that is currently not available. It is better to omit the button, or to explain the reason. */
export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Long labels wrap and are centered. */
export const LongText: Story = {
  args: { after: <Icon icon={ArrowRight} directional />, children: long.text },
  decorators: inside('w-48'),
};

export const Chinese: Story = { globals: { language: 'zh-CN' }, args: { children: '预订明早的面包' } };
