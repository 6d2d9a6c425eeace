import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: {
      when: [
        'On a page that lies below another one, such as each service below the list of services.',
        'Where visitors arrive from a search and need to see what the page belongs to.',
      ],
      not: [
        'On the home page, and on pages that the navigation leads to directly: `NavBar` marks where one is.',
        'Where one step up is enough: take a `BackLink`.',
        'To show how far somebody has come: take `ProcessSteps`.',
      ],
      dos: [
        'Begin with the home page and end with the page itself, without an `href`.',
        'Use the names that the pages have in the navigation.',
        'Place it above the heading, before everything else of the page.',
      ],
      donts: [
        'Do not link the last one: it would lead to where one is.',
        'Do not put steps into it that have no page.',
      ],
      access: [
        'A `nav` with the name in `label`, and a list in order, so that a screen reader says how many steps there are.',
        'The last one carries `aria-current="page"`.',
        'The strokes between the links are not read aloud; every link is 44 px high.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'common:service.breadcrumbs',
    items: [
      { label: 'shell:pages.home', href: '/' },
      { label: 'shell:pages.services', href: '/services' },
      { label: 'shell:pages.system-development' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page itself comes last and leads nowhere. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [home, services] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.tab();
    await expect(services).toHaveFocus();
    await expect(canvas.getByText('System Development')).toHaveAttribute('aria-current', 'page');
  },
};

/** It answers a deep surface by itself. */
export const OnDeepSurface: Story = {
  decorators: [
    (Story) => (
      <div data-surface="deep" className="p-8">
        <Story />
      </div>
    ),
  ],
};

/** Where the way is longer than the line, it goes on in the next. */
export const LongText: Story = {
  args: {
    items: [
      { label: 'shell:pages.home', href: '/' },
      { label: 'services:hero.title', href: '/services' },
      { label: 'other-development:description' },
    ],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
