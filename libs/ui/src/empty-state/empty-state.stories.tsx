import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

interface Args extends EmptyStateProps {
  /** What the button says. */
  reset?: string | undefined;
}

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'In the place of a list, when a search or a filter finds nothing.',
        'Where something can be empty for a good reason and there is a way on.',
      ],
      not: [
        'For an error: say what has gone wrong, in the `Toaster` or beside the form.',
        'While something is on its way: take a `Spinner`.',
        'For a whole page that does not exist: that is a page with a `PageHero`.',
      ],
      dos: [
        'Say what was looked for and not found.',
        'Give it one `action`, an `outline` button that shows everything again.',
      ],
      donts: [
        'Do not blame the visitor: “Your search is invalid”.',
        'Do not show it before the list has had time to answer.',
      ],
      access: [
        'The text is a `status`, announced when it appears, while the focus stays in the search.',
        'The action comes next in the order of Tab.',
        'The dashed line decorates; the words say all of it.',
      ],
    } satisfies Guide,
  },
  args: { text: 'faq:search.empty', reset: 'faq:search.reset' },
  render: ({ reset, ...args }) => (
    <EmptyState {...args} action={reset && <Button variant="outline">{reset}</Button>} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** Says what is not there, and offers the way out. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const WithoutAction: Story = { args: { reset: undefined } };

export const LongText: Story = { args: { text: 'faq:items.security.answer' } };
