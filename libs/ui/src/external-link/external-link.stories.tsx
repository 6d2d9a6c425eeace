import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { ExternalLink } from './external-link.tsx';

const meta = {
  title: 'Components/ExternalLink',
  component: ExternalLink,
  parameters: {
    guide: {
      when: [
        'For links to other sites, such as a profile on LinkedIn or a chat on WhatsApp.',
        'Where visitors will probably return to the page, such as after a look at a profile.',
      ],
      whenNot: [
        'For a page of the site: use a `Link`, and let visitors decide about tabs.',
        'For a phone number or an email address: use a `Link` with `tel:` or `mailto:`.',
        'For the primary action of a page: use a `Button` around a `Link`.',
      ],
      dos: [
        'Use the name of the destination as the label: “LinkedIn”, not “here”.',
        'Pass `newTab` in the language of the page.',
        'Set the colour with `className`: the link has none of its own.',
      ],
      donts: [
        'Do not add an arrow: the component has one, which never wraps onto a line of its own.',
        'Do not use it for all links of a page.',
      ],
      accessibility: [
        'Its accessible name ends with `newTab`, so screen readers announce the new tab.',
        'The arrow shows the same to sighted users and is hidden from screen readers.',
        '`rel="noopener"` prevents the new page from accessing this one.',
      ],
    } satisfies Guide,
  },
  args: {
    href: 'https://linkedin.example.com/company/inklake-studio',
    children: 'common:footer.linkedin',
    newTab: 'shell:site.newTab',
    className: 'text-brand underline-offset-4 hover:underline',
  },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof ExternalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAccessibleName('LinkedIn opens in a new tab');
  },
};

/** The icon stays on the line of the last word. */
export const LongText: Story = {
  args: { children: 'common:footer.newsletter.lead' },
  decorators: [
    (Story) => (
      <p className="w-64">
        <Story />
      </p>
    ),
  ],
};
