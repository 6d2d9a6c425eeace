import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Mail, Search, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Link } from '../link/index.ts';
import { MatrixTable } from '../stories/index.ts';
import { Button } from './button.tsx';
import { buttonSizes, buttonVariants } from './button.variants.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    guide: {
      when: [
        'For what a visitor does: send, open, choose, try again.',
        'With `asChild` around a `Link`, for the one or two ways on that a screen is about.',
      ],
      not: [
        'For a link in a sentence or in a list: a plain `Link` is quieter and says where it leads.',
        'To choose one of a few: take `FilterChips` or a `BillingToggle`.',
        'For an address of others: take an `ExternalLink`.',
      ],
      dos: [
        'Begin the label with a verb, and say what happens: “Send message”.',
        'Keep `glow` for the one thing to do on a screen, and `gradient` for one celebration.',
        'Put the most important button first and give the second one `outline`, or `glass` on a deep surface.',
        'Use `loading` for a wait that the press has caused: width, focus and name stay.',
      ],
      donts: [
        'Do not put two warm buttons on one screen.',
        'Do not use `xs` and `sm` for fingers: they are less than 44 px high.',
        'Do not disable a button without saying beside it what is missing.',
        'Do not build a look of your own with `className`: it is for the place.',
      ],
      access: [
        'A native `button` of the type `button`, so Enter and Space press it and it submits only when told to.',
        'While loading it is busy and `aria-disabled`, but keeps the focus and refuses a second press.',
        '`iconOnly` does not compile without an `aria-label`; other signs need `aria-hidden`, since the label says it.',
        'The focus ring stands 2 px off the button, and its border stays visible under forced colours.',
      ],
    } satisfies Guide,
  },
  args: { children: 'shell:actions.getStarted', onClick: fn() },
  argTypes: {
    children: { control: 'text' },
    before: { control: false },
    after: { control: false },
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press, by pointer or by keyboard, does what the label says. */
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

/** All looks in all sizes. `glass` is for images and deep surfaces, `glow` for the one thing to do. */
export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: ({ children }) => (
    <MatrixTable label="Variants and sizes" rows={buttonVariants} columns={buttonSizes}>
      {(variant, size) => (
        <Button variant={variant} size={size}>
          {children}
        </Button>
      )}
    </MatrixTable>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(buttonVariants.length * buttonSizes.length);
  },
};

/** Everything on a deep surface answers it by itself. `glass` was made for it. */
export const OnDeepSurface: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ children }) => (
    <div data-surface="deep" className="flex flex-wrap gap-3 p-8">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant}>
          {children}
        </Button>
      ))}
    </div>
  ),
};

/** Lends its look to a link. What leads somewhere is a link, what does something is a button. */
export const AsLink: Story = {
  args: {
    asChild: true,
    after: <ArrowRight aria-hidden />,
    children: <Link href="#contact">Contact</Link>,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Contact' });
    await expect(link).toHaveAttribute('href', '#contact');
    await expect(link.querySelector('svg')).toBeVisible();
  },
};

/**
 * A sign before the label says what it is about, one after it where it leads. One of them is enough, and most buttons
 * need none.
 */
export const WithIcon: Story = {
  parameters: { layout: 'padded' },
  render: ({ children, onClick }) => (
    <div className="grid justify-items-start gap-3">
      {buttonSizes.map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          <Button size={size} before={<Mail aria-hidden />} onClick={onClick}>
            {children}
          </Button>
          <Button size={size} variant="outline" after={<ArrowRight aria-hidden />} onClick={onClick}>
            {children}
          </Button>
        </div>
      ))}
    </div>
  ),
};

/** For a sign that everybody knows, where there is no room for words. Its name is still said in `aria-label`. */
export const IconOnly: Story = {
  args: { iconOnly: true, 'aria-label': 'shell:navigation.close', children: <X aria-hidden /> },
  parameters: { layout: 'padded' },
  render: ({ 'aria-label': label = '', children, onClick }) => (
    <div className="grid gap-3">
      {buttonVariants.map((variant) => (
        <div key={variant} className="flex items-center gap-3">
          {buttonSizes.map((size) => (
            <Button key={size} iconOnly aria-label={label} variant={variant} size={size} onClick={onClick}>
              {children}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Close menu' })) {
      const { width, height } = button.getBoundingClientRect();
      await expect(width).toBe(height);
    }
  },
};

/** For a card or a phone, where the width is given from outside. */
export const FullWidth: Story = {
  args: { fullWidth: true },
  render: (args) => (
    <div className="grid w-72 gap-3 rounded-card border border-line bg-raised p-5">
      <Button {...args} />
      <Button {...args} variant="outline" />
    </div>
  ),
};

/**
 * For a wait that the visitor caused. Width, focus and name stay, and a second press does nothing. What has become of
 * it is said beside the button.
 */
export const Loading: Story = {
  args: { loading: true, disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { busy: true });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveAccessibleName('');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The same in every look and with signs: nothing beside the button moves when it begins or ends. */
export const LoadingWidths: Story = {
  parameters: { layout: 'padded' },
  render: ({ children }) => (
    <div className="grid justify-items-start gap-3">
      {buttonVariants.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-3">
          {[false, true].map((loading) => (
            <Button key={String(loading)} variant={variant} loading={loading} before={<Search aria-hidden />}>
              {children}
            </Button>
          ))}
          {[false, true].map((loading) => (
            <Button key={String(loading)} iconOnly aria-label={variant} variant={variant} loading={loading}>
              <Search aria-hidden />
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    for (let index = 0; index < widths.length; index += 2)
      await expect(widths[index]).toBe(widths[index + 1]);
  },
};

/** For what is not possible now. Better is to leave it out, or to say why. */
export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The ring of the keyboard stands off the button, so that it is seen on every look. A pointer brings none. */
export const FocusVisible: Story = {
  args: { variant: 'glow' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('2px');
  },
};

/** Long labels wrap and stay in the middle. */
export const LongText: Story = {
  render: ({ children }) => (
    <div className="w-48">
      <Button after={<ArrowRight aria-hidden />}>{children}</Button>
    </div>
  ),
  args: { children: 'home:hero.lead' },
};

/** On a phone the two buttons of a hero stand under each other, both as wide as the words need. */
export const Narrow: Story = {
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: ({ children }) => (
    <div className="flex flex-wrap gap-3">
      <Button variant="glow" size="lg" after={<ArrowRight aria-hidden />}>
        {children}
      </Button>
      <Button variant="outline" size="lg">
        {children}
      </Button>
      <Button variant="secondary" fullWidth before={<Mail aria-hidden />}>
        {children}
      </Button>
    </div>
  ),
};
