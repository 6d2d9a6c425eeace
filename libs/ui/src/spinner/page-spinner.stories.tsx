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
        'While the code of a page loads, in place of the page.',
        'On a first visit, when there is no other content yet.',
      ],
      whenNot: [
        'For a part of a page: use a `Spinner`.',
        'For a navigation where the previous page can stay visible: keep it, and show a `Spinner` above it.',
        'For a page that failed to load: use an `EmptyState` with an action.',
      ],
      dos: [
        'Render it in place of the page, to prevent a layout shift of the footer.',
        'Show the label with `labelVisible` if loading may take several seconds.',
        'Use the same `variant` as elsewhere on the site.',
      ],
      donts: [
        'Do not cover visible content with it.',
        'Do not show it for a page that was rendered on the server.',
      ],
      accessibility: [
        '`role="status"` with the label as its text, visible or not: it is announced politely.',
        'It is 80 % of the viewport height, which reduces the layout shift.',
        'It does not receive focus: move the focus to the heading of the page after loading.',
        'With reduced motion it is static, like every `Spinner`.',
      ],
    } satisfies Guide,
  },
  args: { label: 'shell:site.loading' },
  argTypes: { variant: { control: 'select', options: spinnerVariants } },
} satisfies Meta<typeof PageSpinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While the code of a page loads. It must not cover visible content. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status');
    await expect(spinner).toHaveTextContent('Loading');
    await expect(spinner.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight / 2);
  },
};

/** With a visible label, if loading may take several seconds. */
export const LabelVisible: Story = { args: { labelVisible: true } };

/** The logo of the studio as an animation. */
export const Morphing: Story = { args: { labelVisible: true, variant: 'morphing' } };

/** A long label wraps and is centered. */
export const LongText: Story = { args: { labelVisible: true, label: 'home:services.lead' } };
