import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Foundations/Pen',
  tags: ['!manifest'],
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const stroke = {
  fill: 'none',
  stroke: 'var(--color-pen)',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** A box that is lit from above, in the projection of all drawings. */
function Box({ lit = false }: { lit?: boolean }) {
  const sides = [
    ['M26 4L48 15L26 26L4 15Z', lit ? 'var(--color-accent)' : 'var(--color-pen-top)'],
    [
      'M4 15L26 26V48L4 37Z',
      lit ? 'color-mix(in oklab, var(--color-accent), black 10%)' : 'var(--color-pen-left)',
    ],
    [
      'M48 15L26 26V48L48 37Z',
      lit ? 'color-mix(in oklab, var(--color-accent), black 22%)' : 'var(--color-pen-right)',
    ],
  ] as const;
  return sides.map(([path, fill]) => <path key={path} {...stroke} d={path} fill={fill} />);
}

const sizes = ['size-12', 'size-24', 'size-48'];

/**
 * One pen for all drawings: 1.5 px with round ends, at every size, because strokes do not scale. Objects have three sides
 * in three tints. The part that matters is lit.
 */
export const Default: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-10">
      {sizes.map((size) => (
        <svg key={size} role="img" aria-label="Box" viewBox="0 0 52 52" className={size}>
          <Box />
        </svg>
      ))}
      <svg role="img" aria-label="Lit box" viewBox="0 0 52 52" className="size-48">
        <Box lit />
      </svg>
    </div>
  ),
};

const lines = [
  ['Opens a row', 'border-t-[1.5px] border-ink'],
  ['Divides inside a row', 'border-t border-line'],
] as const;

/** Lines have two weights only. There is no line between sections: they differ by their depth. */
export const Lines: Story = {
  render: () => (
    <dl className="grid max-w-content gap-8">
      {lines.map(([label, line]) => (
        <div key={label} className={`pt-3 ${line}`}>
          <dt className="font-display text-h3">{label}</dt>
        </div>
      ))}
    </dl>
  ),
};
