import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Link, LinkProvider, type LinkProps } from './link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: {
    guide: {
      when: [
        'To lead to another page of the site, or to a place on this one.',
        'Inside a `Button` with `asChild`, where a link should look like a button.',
      ],
      not: [
        'To leave the site in a new tab: take an `ExternalLink`, which says so before one follows it.',
        'For what a visitor does on the page: take a `Button`.',
        'For the step up to the page that lists this one: take a `BackLink`.',
        'To pass by the navigation: take the `SkipLink`.',
      ],
      dos: [
        'Underline it in a sentence: colour alone does not tell a link from a word.',
        'Name the place that it leads to, so that it makes sense when it is read on its own.',
        'Write the address without a language, as in `/services`: the site’s own link puts the reader’s language before it, and `exact` leaves it as it stands.',
      ],
      donts: [
        'Do not write “click here” or “read more”: a list of the page’s links would say it ten times.',
        'Do not write a bare `<a>` to another page of the site: it would lose the reader’s language.',
      ],
      access: [
        'A native `a`: Enter follows it, and everything that people do with links works.',
        'It has the focus ring of all controls and no other look, so contrast and underline are left to you.',
        'Alone in a line it needs 44 px of height for fingers (`min-h-11`); in a sentence the line is enough.',
        'In forced colours the browser gives it the reader’s colour for links.',
      ],
    } satisfies Guide,
  },
  args: { href: '#services', children: 'shell:actions.ourServices' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const inText = 'text-brand underline underline-offset-4 hover:text-brand-hover';

/** A link of the site. It brings no look: what it stands in gives it one. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', args.href);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** In a sentence it is underlined: colour alone does not tell a link from a word. */
export const InText: Story = {
  args: { className: inText },
  render: (args) => (
    <p className="max-w-80">
      example.com · <Link {...args} />
    </p>
  ),
};

/** Alone in a line it is tall enough for a finger. */
export const Alone: Story = {
  args: { className: 'inline-flex min-h-11 items-center font-semibold text-brand hover:text-brand-hover' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
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
 * A site says once which link its components draw: one that knows its router, and puts the language of the reader
 * before each address. `exact` leaves the address as it stands.
 */
export const OfASite: Story = {
  args: { href: '/services', className: inText },
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
    const [own, exact] = canvas.getAllByRole('link');
    await expect(own).toHaveAttribute('href', '/zh-TW/services');
    await expect(exact).toHaveAttribute('href', '/services');
  },
};

/** Long words break, and the underline goes with them. */
export const LongText: Story = { ...InText, args: { className: inText, children: 'services:custom.text' } };
