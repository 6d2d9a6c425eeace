import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

interface Args extends EmptyStateProps {
  /** The label of the button. */
  reset?: string | undefined;
}

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'In place of a list, when a search or a filter has no results.',
        'Where content can be empty for a good reason and there is a next action.',
      ],
      whenNot: [
        'For an error: describe what went wrong in the `Toaster` or beside the form.',
        'While content is loading: use a `Spinner`.',
        'For a page that does not exist: use a page with a `PageHero`.',
      ],
      dos: [
        'Describe what was searched for and not found.',
        'Pass one `action`: an `outline` button that resets the search or the filter.',
      ],
      donts: [
        'Do not blame the visitor: “Your search is invalid”.',
        'Do not show it before the list has loaded.',
      ],
      accessibility: [
        'The text has the role `status`: it is announced when it appears, and the focus stays in the search field.',
        'The action is next in the tab order.',
        'The dashed border is decorative. The text has the complete meaning.',
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

/** Describes what was not found, with a reset button. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const WithoutAction: Story = { args: { reset: undefined } };

export const LongText: Story = { args: { text: 'faq:items.security.answer' } };
