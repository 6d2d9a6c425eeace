import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { PageSpinner } from './page-spinner.tsx';
import { spinnerVariants } from './spinner.variants.ts';

const meta = {
  title: 'Components/PageSpinner',
  component: PageSpinner,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'For a page whose code is on its way, in the place where it will stand.',
        'On a first visit, when nothing else can be shown yet.',
      ],
      not: [
        'For a part of a page: take a `Spinner`.',
        'For a change of page while the old one can stay: keep it, and show a `Spinner` over it.',
        'For a page that will not come: take an `EmptyState` with a way on.',
      ],
      dos: [
        'Put it where the page will stand, so that the footer does not jump.',
        'Show the words with `labelVisible` where the wait may take some seconds.',
        'Take the `variant` that the site has elsewhere.',
      ],
      donts: [
        'Do not lay it over what can be read already.',
        'Do not show it for a page that was drawn on the server: that is there at once.',
      ],
      access: [
        '`role="status"` with the label as its text, seen or not: it is announced politely.',
        'It keeps four fifths of the screen’s height, so little moves when the page comes.',
        'It takes no focus: lead that to the heading of the page once it is there.',
        'Under reduced motion it stands still, as every `Spinner` does.',
      ],
    } satisfies Guide,
  },
  args: { label: 'shell:site.loading' },
  argTypes: { variant: { control: 'select', options: spinnerVariants } },
} satisfies Meta<typeof PageSpinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a page whose code is on its way. Never over what can be read already. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status');
    await expect(spinner).toHaveTextContent('Loading');
    await expect(spinner.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight / 2);
  },
};

/** With words, where the wait may take some seconds. */
export const LabelVisible: Story = { args: { labelVisible: true } };

/** The studio's own box, for a moment that may be seen. */
export const Morphing: Story = { args: { labelVisible: true, variant: 'morphing' } };

/** More words than there should be stay in the middle. */
export const LongText: Story = { args: { labelVisible: true, label: 'home:services.lead' } };
