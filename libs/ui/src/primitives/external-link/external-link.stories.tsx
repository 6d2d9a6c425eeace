import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { TextLink } from '../text-link/index.ts';
import { ExternalLink } from './external-link.tsx';

const meta = {
  title: 'Primitives/ExternalLink',
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
        'Pass `newTabLabel` in the language of the page.',
        'Put it in a `TextLink` with `asChild`: it has no colour or underline of its own.',
      ],
      donts: [
        'Do not add an arrow: the component has one, which never wraps onto a line of its own.',
        'Do not use it for all links of a page.',
      ],
      accessibility: [
        'Its accessible name ends with `newTabLabel`, so screen readers announce the new tab.',
        'The arrow shows the same to sighted users and is hidden from screen readers.',
        '`rel="noopener"` prevents the new page from accessing this one.',
      ],
    } satisfies Guide,
  },
  args: {
    href: 'https://linkedin.example.com/company/inklake-studio',
    children: 'LinkedIn',
    newTabLabel: 'opens in a new tab',
  },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <TextLink asChild>
      <ExternalLink {...args} />
    </TextLink>
  ),
} satisfies Meta<typeof ExternalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A `TextLink` adds the styles of a link. */
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
  args: {
    children:
      'Our newsletter: what we learn on our projects, about once a month. No advertising, and you can unsubscribe at any time.',
  },
  decorators: [
    (Story) => (
      <p className="w-64">
        <Story />
      </p>
    ),
  ],
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: { children: '看看我们的小红书', newTabLabel: '在新标签页打开' },
};
