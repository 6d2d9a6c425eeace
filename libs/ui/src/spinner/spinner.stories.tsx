import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { MatrixTable } from '../stories/index.ts';
import { Spinner } from './spinner.tsx';
import { spinnerSizes, spinnerVariants } from './spinner.variants.ts';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      when: [
        'For a wait without a known end, in one part of a page.',
        'For a wait that the visitor notices: about a second or more.',
      ],
      not: [
        'For a button that works on something: take `loading` of the `Button`.',
        'For a page that is not there yet: take a `PageSpinner`.',
        'For how something went: the form says it in its place, and the `Toaster` once more.',
      ],
      dos: [
        'Keep to one `variant` on a site.',
        'Say in `label` what is under way.',
        'Let some tenths of a second pass before it is seen: an answer that comes at once needs no sign.',
      ],
      donts: [
        'Do not show several at once: one stands for all that is coming.',
        'Do not repeat the label in the words beside it: it would be heard twice.',
        'Do not lay it over what can be read already.',
      ],
      access: [
        '`role="status"` with the label as hidden text: it is announced politely, and takes no focus.',
        'Some screen readers miss a status that arrives with its words, so say the end of the wait too.',
        'Under reduced motion all six stand still, in a form that still means waiting.',
        'It is drawn in `currentColor`, in forced colours in the reader’s own.',
      ],
    } satisfies Guide,
  },
  args: { label: 'shell:site.loading' },
  argTypes: {
    variant: { control: 'select', options: spinnerVariants },
    size: { control: 'inline-radio', options: spinnerSizes },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a wait of unknown length in a part of a page. Shorter than a second it only flickers: show nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/**
 * All styles in all sizes. One site keeps to one of them. All six take the same room in each size, so that one can
 * take the place of another.
 */
export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: ({ label }) => (
    <MatrixTable label="Variants and sizes" rows={spinnerVariants} columns={spinnerSizes}>
      {(variant, size) => (
        <span className="text-brand">
          <Spinner variant={variant} size={size} label={label} />
        </span>
      )}
    </MatrixTable>
  ),
  play: async ({ canvas }) => {
    const spinners = canvas.getAllByRole('status');
    await expect(spinners).toHaveLength(spinnerVariants.length * spinnerSizes.length);
    const rooms = spinners.map((spinner) => spinner.getBoundingClientRect().width);
    for (const [index, room] of rooms.entries()) await expect(room).toBe(rooms[index % spinnerSizes.length]);
  },
};

/** Takes the colour of what surrounds it. */
export const OnDeepSurface: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ label }) => (
    <div data-surface="deep" className="flex flex-wrap items-center gap-8 p-10">
      {spinnerVariants.map((variant) => (
        <Spinner key={variant} variant={variant} size="lg" label={label} />
      ))}
    </div>
  ),
};

/**
 * Where motion is not wanted each stands as it is drawn, and still says that something is under way. Turn on “reduce
 * motion” in the system to see it here, as in this picture.
 */
export const WithoutMotion: Story = {
  parameters: { layout: 'padded' },
  render: ({ label }) => (
    <div className="flex flex-wrap items-center gap-8 text-brand **:animate-none!">
      {spinnerVariants.map((variant) => (
        <Spinner key={variant} variant={variant} size="xl" label={label} />
      ))}
    </div>
  ),
};

/** `sm` stands in a line of text. The words beside it say what is under way, so the label must not repeat them. */
export const InText: Story = {
  args: { size: 'sm' },
  render: (args) => (
    <p className="flex items-center gap-2 text-sm text-ink-muted">
      <Spinner {...args} /> example.com
    </p>
  ),
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Loading');
  },
};
