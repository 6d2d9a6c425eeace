import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Header } from './header.tsx';

const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'On a site of one page, whose sections follow each other and need no menu.',
        'On a page that should offer nothing but itself, with the name as the only way home.',
      ],
      not: [
        'On a site of several pages: take a `NavBar`, which has the same height and the same mark.',
        'On a page without a deep surface at its top: its words are light.',
      ],
      dos: [
        'Put a `Hero` or a `PageHero` right after it, which runs up behind it.',
        'Let `homeLabel` say where the link leads, with the name of the studio in it.',
      ],
      donts: [
        'Do not add buttons to it: take a `NavBar`.',
        'Do not place it in the middle of a page: it lies at the top of what is positioned around it.',
      ],
      access: [
        'A `header`, and so the banner of the page where it stands outside of sections.',
        'The link is called by `homeLabel`; it should contain the visible name, for those who speak to their browser.',
        'Its target is 44 px high; put a `SkipLink` before it where content is far.',
      ],
    } satisfies Guide,
  },
  args: { name: 'shell:name', homeLabel: 'shell:site.home' },
  decorators: [
    (Story) => (
      <div data-surface="deep" className="relative h-40">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name alone, over the deep surface. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};

export const Chinese: Story = { globals: { language: 'zh-TW' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
