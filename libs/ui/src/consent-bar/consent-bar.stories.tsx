import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { ConsentBar } from './consent-bar.tsx';

const meta = {
  title: 'Components/ConsentBar',
  component: ConsentBar,
  // It belongs to a screen, so each story in the docs gets one of its own.
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '16rem' } },
    guide: {
      when: [
        'Only where a law asks for a consent before visits are counted.',
        'Once, until it is answered; the answer is kept and the bar stays away.',
      ],
      not: [
        'For news and offers: let them stand in the page.',
        'To say that something was done: take the `Toaster`.',
        'For cookies that the site needs to work: no law asks, and the privacy page says it.',
      ],
      dos: [
        'Ask one question in one or two sentences, and say what the answer changes.',
        'Let both buttons be as short and as plain as each other.',
        'Put it last in the page, so that it makes its own room.',
      ],
      donts: [
        'Do not count anything before the answer, nor take going on for a yes.',
        'Do not cover the page: everything must stay usable behind it.',
        'Do not make one of the two buttons stronger: both are `secondary`.',
      ],
      access: [
        'A `section` that is named by its question, and so a landmark that one can leap to.',
        'The question is a `status`, so a screen reader says it when the reader pauses.',
        'It takes no focus away; Tab reaches it at the end of the page, yes before no, then the link.',
        'What receives the focus in the page is scrolled to above the bar, never under it.',
        'It rises by a few pixels once, and simply stands there under reduced motion.',
      ],
    } satisfies Guide,
  },
  args: {
    question: 'consent:question',
    yes: 'consent:yes',
    no: 'consent:no',
    privacy: { label: 'shell:pages.privacy-policy', href: '/privacy-policy' },
    onAnswer: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-svh flex-col justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both answers weigh the same. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAccessibleName());
    const [yes, no] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(no).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** The page goes on behind it, and what has the focus is never under it. */
export const OverPage: Story = {
  render: (args) => (
    <>
      <ul className="mx-auto grid max-w-7xl gap-12 p-8">
        {Array.from({ length: 24 }, (_, index) => (
          <li key={index}>
            <a href={`#${String(index)}`} className="text-brand">
              {args.privacy.label} {index}
            </a>
          </li>
        ))}
      </ul>
      <ConsentBar {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvas.getByRole('region');
    const links = canvas.getAllByRole('link').filter((link) => !bar.contains(link));
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 0);
  },
};

export const LongText: Story = {
  args: {
    question: 'common:footer.newsletter.lead',
    yes: 'contact:form.restore',
    no: 'common:reach.nameCardFailed',
  },
};
