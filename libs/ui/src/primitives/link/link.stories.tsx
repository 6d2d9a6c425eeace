import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inside } from '../../internal/stories/index.ts';
import { guide } from './link.guide.ts';
import { Link, LinkProvider, type LinkProps } from './link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: { guide },
  args: { href: '#services', children: 'Our Services' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link without styles of its own: its context styles it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', args.href);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** A link in a narrow column wraps like the text around it. */
export const LongText: Story = {
  args: { children: 'Everything that a small company needs online, from its first page to its care' },
  decorators: inside('w-60'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getClientRects().length).toBeGreaterThan(1);
  },
};

function WithPrefix({ href, exact = false, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={exact ? href : `/zh-TW${href}`}>
      {children}
    </a>
  );
}

/**
 * `LinkProvider` replaces the link element of all components, for example with one that uses the router and adds the
 * language prefix. `exact` leaves the path unchanged.
 */
export const WithLinkProvider: Story = {
  args: { href: '/services' },
  render: (args) => (
    <LinkProvider link={WithPrefix}>
      <ul className="grid gap-2">
        <li>
          <Link {...args} />
        </li>
        <li>
          <Link {...args} exact>
            /services
          </Link>
        </li>
      </ul>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const [prefixed, exact] = canvas.getAllByRole('link');
    await expect(prefixed).toHaveAttribute('href', '/zh-TW/services');
    await expect(exact).toHaveAttribute('href', '/services');
  },
};
