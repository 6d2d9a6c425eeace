import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Logo } from '../logo/index.ts';
import { Button } from './button.tsx';
import { buttonSizes, buttonVariants } from './button.variants.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'home:hero.start', onClick: fn() },
  argTypes: { children: { control: 'text' } },
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
    <table className="border-separate border-spacing-3">
      <thead>
        <tr>
          <td />
          {buttonSizes.map((size) => (
            <th key={size} scope="col" className="text-sm font-medium text-ink-muted">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {buttonVariants.map((variant) => (
          <tr key={variant}>
            <th scope="row" className="pe-4 text-start text-sm font-medium text-ink-muted">
              {variant}
            </th>
            {buttonSizes.map((size) => (
              <td key={size} className="text-center">
                <Button variant={variant} size={size}>
                  {children}
                </Button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(buttonVariants.length * buttonSizes.length);
  },
};

export const MatrixDark: Story = { ...Matrix, globals: { scheme: 'dark' } };

/** Everything on a deep surface answers it by itself. */
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
  args: { asChild: true, children: <a href="#contact">Contact</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#contact');
  },
};

/** A sign beside the label. Its size follows the text. */
export const WithIcon: Story = {
  render: ({ children, ...args }) => (
    <Button {...args}>
      <Logo /> {children}
    </Button>
  ),
};

/** For a wait that the visitor caused. Width, focus and name stay, and a second press does nothing. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { busy: true });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAccessibleName('');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** For what is not possible now. Better is to leave it out, or to say why. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Long labels wrap and stay in the middle. */
export const LongText: Story = {
  render: (args) => (
    <div className="w-48">
      <Button {...args} />
    </div>
  ),
  args: { children: 'home:hero.lead' },
};

export const Chinese: Story = { ...Matrix, globals: { language: 'zh-TW' } };
