import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inside, longField } from '../../internal/stories/index.ts';
import { guide } from './consent-bar.guide.ts';
import { ConsentBar } from './consent-bar.tsx';

const meta = {
  title: 'Blocks/ConsentBar',
  component: ConsentBar,
  // It is fixed to the viewport, so each story on the docs page renders in an iframe.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '16rem' } }, guide },
  args: {
    question: 'May we count visits? It shows us which pages help. Nothing is counted before you say yes.',
    acceptLabel: 'Yes, count',
    declineLabel: 'No, thanks',
    privacy: { label: 'Privacy Policy', href: '/privacy-policy' },
    onConsentChange: fn(),
  },
  decorators: inside('flex min-h-svh flex-col justify-end'),
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both answers have the same emphasis. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAccessibleName());
    const [yes, no] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConsentChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(no).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onConsentChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** The page stays usable, and the bar does not cover focused elements. */
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
  args: { question: longField.hint, acceptLabel: longField.label, declineLabel: longField.error },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    question: '可以统计一下访问次数吗？这样我们才知道哪几页真的有用。您点头之前，什么都不会统计。',
    acceptLabel: '可以统计',
    declineLabel: '不了，谢谢',
    privacy: { label: '隐私政策', href: '/privacy-policy' },
  },
};
