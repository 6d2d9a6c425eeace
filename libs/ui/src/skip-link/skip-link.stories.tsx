import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'As the first element of every page.',
        'To pass by what all pages have in common, such as the `NavBar`.',
      ],
      not: [
        'To move between the parts of a page: take a list of links, such as the one in `LegalPage`.',
        'To go one step up: take a `BackLink`.',
      ],
      dos: [
        'Lead it to the `main` of the page, whose `id` is the same on all pages.',
        'Say where it leads, as in “Skip to the content”.',
        'Put it before the `NavBar`, not into it.',
      ],
      donts: [
        'Do not hide it in another way: what is not displayed gets no focus.',
        'Do not add a second one: headings and landmarks lead on from there.',
        'Do not send it through the router: it must work before the scripts do.',
      ],
      access: [
        'The first stop of the Tab key; it is seen only while it has the focus, over the navigation.',
        'After it the next Tab goes on inside its target; give the target `tabIndex={-1}` where the focus itself should go there.',
        'It slides in, and is there at once under reduced motion.',
        'However long, it stays inside the screen, at 320 px too.',
      ],
    } satisfies Guide,
  },
  args: { href: '#main', children: 'shell:site.skip' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} className="min-h-40 p-8 pt-24">
        example.com
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The first thing in every page. Nobody sees it before the Tab key comes to it; then one press leads past the
 * navigation.
 */
export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const link = canvas.getByRole('link');
    await step('it leads to what follows the navigation', async () => {
      await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    });
    await step('hidden above the page at first', async () => {
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    });
    await step('shown by the first Tab', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
    });
    await step('hidden again when the Tab key goes on', async () => {
      await userEvent.tab();
      await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
      await userEvent.tab({ shift: true });
    });
  },
};

const shown: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThan(0));
};

/** Even many words stay inside the screen. */
export const LongText: Story = { args: { children: 'home:services.lead' }, play: shown };
