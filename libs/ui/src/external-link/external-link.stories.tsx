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
        'For addresses of others, such as a profile on LinkedIn or a chat on WhatsApp.',
        'Where the visitor will want to come back, as from a look at a profile.',
      ],
      not: [
        'Within the site: take a `Link`, and let the visitor decide about tabs.',
        'For a phone number or a mail address: take a `Link` with `tel:` or `mailto:`.',
        'For the one thing to do on a screen: take a `Button` around a `Link`.',
      ],
      dos: [
        'Name the place as the link: “LinkedIn”, not “here”.',
        'Give `newTab` in the language of the page.',
        'Bring the colour with `className`: it has none of its own.',
      ],
      donts: [
        'Do not add an arrow of your own: it brings one, which never stands alone on a line.',
        'Do not turn all links of a page into these.',
      ],
      access: [
        'Its name ends in the words of `newTab`, so a screen reader says before what happens.',
        'The arrow says the same to those who see, and is hidden from the others.',
        '`rel="noopener"` keeps the new page from reaching back into this one.',
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

/** The sign stays with the last word. */
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
