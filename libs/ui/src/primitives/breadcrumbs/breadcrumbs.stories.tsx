import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: {
      when: [
        'On a page below another page, such as each service below the list of services.',
        'Where visitors arrive from a search engine and need to see where the page belongs.',
      ],
      whenNot: [
        'On the home page, and on pages in the navigation: `NavBar` marks the current page.',
        'For a single level: use a `BackLink`.',
        'To show the progress of a process: use `ProcessSteps`.',
      ],
      dos: [
        'Start with the home page and end with the current page, which has no `href`.',
        'Use the same page names as the navigation.',
        'Place it above the heading, before all other content of the page.',
      ],
      donts: ['Do not link the last item: it is the current page.', 'Do not add levels that have no page.'],
      accessibility: [
        'A `nav` with the name in `label`, and an ordered list, so screen readers announce the number of items.',
        'The last item has `aria-current="page"`.',
        'Screen readers do not announce the separators. Each link is 44 px high.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'You are here',
    items: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
      { label: 'System Development' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last item is the current page and not a link. */
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

/** Long items wrap onto several lines. */
export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'What you need online, and nothing more', href: '/services' },
      {
        label:
          'WeChat mini programs, custom development, integrations, localization and the maintenance of existing software.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    label: '目前位置',
    items: [
      { label: '首頁', href: '/' },
      { label: '服務項目', href: '/services' },
      { label: '吊隱式冷氣清洗' },
    ],
  },
};
