import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Link, LinkProvider, type LinkProps } from './link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: {
    guide: {
      when: [
        'To link to another page of the site, or to a section of the same page.',
        'In a `Button`, a `TextLink` or a `Card` with `asChild`, which give it their styles.',
      ],
      whenNot: [
        'For a link in a text or in a list: use a `TextLink`, which has the styles of a link.',
        'For another site in a new tab: use an `ExternalLink`, which announces the new tab.',
        'For an action on the page: use a `Button`.',
        'For the page one level up: use a `BackLink`.',
        'To skip the navigation: use the `SkipLink`.',
      ],
      dos: [
        'Use a `TextLink` in a sentence: it is underlined, because colour alone does not distinguish a link from text.',
        'Name the destination, so that the link makes sense out of context.',
        'Write paths without a language, such as `/services`: the link component of the site adds the language prefix. `exact` leaves the path unchanged.',
      ],
      donts: [
        'Do not use “click here” or “read more”: repeated in a list of links, they have no meaning.',
        'Do not use a plain `<a>` for another page of the site: it lacks the language prefix.',
      ],
      accessibility: [
        'A native `a` element, with all native link behaviour: Enter follows it.',
        'It has the same focus ring as all controls and no other styles. Contrast and underline are up to you.',
        'On a line of its own it needs a height of 44 px for touch. In a sentence the line height is enough.',
        'In forced colours it has the link colour of the user.',
      ],
    } satisfies Guide,
  },
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
  decorators: (Story) => (
    <div className="w-60">
      <Story />
    </div>
  ),
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
