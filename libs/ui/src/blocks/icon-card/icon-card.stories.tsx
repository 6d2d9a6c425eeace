import { Languages, Plug } from 'lucide';
import { Icon } from '../../primitives/icon/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { serviceThemes } from '../../foundations/themes.ts';
import { IconCard } from './icon-card.tsx';

const meta = {
  title: 'Blocks/IconCard',
  component: IconCard,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'In a `FeatureGrid`, for one feature of a service or of a page.',
        'On its own beside other content, for a statement that belongs to it.',
      ],
      whenNot: [
        'For several cards: use a `FeatureGrid`, which sets the columns.',
        'For a link to a page: use `ServiceRows`.',
        'For a figure: use a `Sounding`.',
      ],
      dos: [
        'Choose an icon with the same meaning as the title.',
        'Keep the title to a few words, and the text to one or two sentences.',
        'Set `headingLevel` to one below the heading above it.',
      ],
      donts: [
        'Do not use an emoji or a third-party logo as the icon.',
        'Do not make the card a link: nothing about it looks interactive.',
      ],
      accessibility: [
        'The icon is hidden from screen readers. The title is a heading of the level `headingLevel`.',
        'The icon has the colour of the service theme. Its meaning does not depend on the colour.',
        'It has no focusable elements.',
      ],
    } satisfies Guide,
  },
  args: {
    icon: <Icon icon={Plug} />,
    title: 'Integration',
    text: 'Systems that did not know each other exchange data, reliably.',
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

/** An icon, a title and a sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** If no icon matches the text. */
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
  args: {
    icon: <Icon icon={Languages} />,
    title: 'At home in English and Chinese',
    text: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    title: '当天的面包当天卖',
    text: '晚上七点以后半价，卖不完的送给附近的养老院，第二天一早重新开炉。',
  },
};
