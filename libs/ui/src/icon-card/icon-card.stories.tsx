import { Languages, Plug } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { serviceThemes } from '../themes.ts';
import { IconCard } from './icon-card.tsx';

const meta = {
  title: 'Components/IconCard',
  component: IconCard,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'Inside a `FeatureGrid`, for one thing that a service offers or a page promises.',
        'Alone beside other content, for one promise that belongs to it.',
      ],
      not: [
        'For several of them: take a `FeatureGrid`, which knows how many fit.',
        'For something that leads to a page: take a `ServiceCard`.',
        'For a figure: take a `StatsBand`.',
      ],
      dos: [
        'Choose a sign that says the same as the title.',
        'Keep the title to a few words, and the text to one or two sentences.',
        'Set `headingLevel` to one below the heading above it.',
      ],
      donts: [
        'Do not use an emoji or a logo of others as the sign.',
        'Do not make the card a link: it has no edge that says so.',
      ],
      access: [
        'The sign is hidden from screen readers; the title is a heading of the rank `headingLevel`.',
        'The sign takes the colour of the service theme, and its meaning never depends on it.',
        'Nothing in it takes the focus.',
      ],
    } satisfies Guide,
  },
  args: {
    icon: <Plug />,
    title: 'other-development:features.integration.title',
    text: 'other-development:features.integration.text',
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sign, a few words and a sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Where no sign says the same as the words, there is none. */
export const WithoutIcon: Story = { args: { icon: undefined } };

export const Themes: Story = {
  decorators: [(Story) => <div className="w-[80vw] max-w-280">{Story()}</div>],
  render: (args) => (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {serviceThemes.map((theme) => (
        <div key={theme} data-theme={theme}>
          <IconCard {...args} />
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { icon: <Languages />, title: 'services:why.list.languages.title', text: 'services:custom.text' },
};
