import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import type { Guide } from '../../internal/guide.ts';
import { Container } from './container.tsx';
import { containerVariants } from './container.variants.ts';

const sizes = getVariantValues(containerVariants, 'size');

const meta = {
  title: 'Primitives/Container',
  component: Container,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'For content that is aligned with the rest of the page, such as a bar or a band of your own.',
        'With `content` for running text, and with `narrow` for a form.',
      ],
      whenNot: [
        'Inside a `Section`, a `Poster` or a `Footer`: they contain one.',
        'To limit the width of a paragraph only: a `Text` is at most about 70 characters wide.',
      ],
      dos: [
        'Put the background on an element around it, so that the background fills the screen.',
        'Use the same size for all parts of a page, so that their edges are aligned.',
      ],
      donts: [
        'Do not nest containers: their padding adds up.',
        'Do not change its padding: the edge is the same on all pages.',
      ],
      accessibility: [
        'It has no role. Use `asChild` around a landmark, such as `main` or `nav`.',
        'Its padding remains at 400 % zoom, so that text does not touch the edge of the screen.',
      ],
    } satisfies Guide,
  },
  args: { children: 'You speak with the people who do the work, so nothing gets lost on the way.' },
  argTypes: {
    children: { control: 'text' },
    size: { control: 'inline-radio', options: sizes },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Away from the edges of the screen, by the same amount on every page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const container = canvas.getByText(/^You speak with the people/);
    await expect(parseFloat(getComputedStyle(container).paddingInlineStart)).toBeGreaterThanOrEqual(20);
  },
};

/** A word that is longer than the line wraps inside the edges. */
export const LongText: Story = {
  args: { size: 'narrow', children: 'https://www.example.com/'.repeat(12) },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByText(/^https/);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** All sizes. */
export const Matrix: Story = {
  render: () => (
    <div className="space-y-3">
      {sizes.map((size) => (
        <Container key={size} size={size}>
          <div className="rounded-control bg-surface p-5">{size}</div>
        </Container>
      ))}
    </div>
  ),
};

/** With `asChild` a landmark is the container, without another element. */
export const AsLandmark: Story = {
  render: ({ children }) => (
    <Container asChild size="content">
      <main>{children}</main>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('data-slot', 'container');
  },
};
