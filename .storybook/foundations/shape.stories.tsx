import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { tokensNamed } from './tokens.ts';

const meta = {
  title: 'Foundations/Shape',
  tags: ['!manifest'],
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Samples({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap gap-8">{children}</ul>;
}

function Sample({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <li className="grid gap-3">
      {children}
      <span className="max-w-56 text-sm">
        <code className="block font-semibold">{name}</code>
        <span className="text-ink-muted">{value}</span>
      </span>
    </li>
  );
}

const corners: Record<string, string> = {
  control: 'rounded-control',
  card: 'rounded-card',
  full: 'rounded-full',
};

/** Corner radii of controls, cards and round elements. */
export const Corners: Story = {
  render: () => (
    <Samples>
      {tokensNamed('radius-').map(({ name, value }) => (
        <Sample key={name} name={`rounded-${name}`} value={value}>
          <span className={`size-32 border-2 border-pen bg-surface ${corners[name] ?? ''}`} />
        </Sample>
      ))}
    </Samples>
  ),
};

/** Only for elements above the page, such as menus and dialogs, for raised cards and for the popular plan. */
export const Shadow: Story = {
  render: () => (
    <Samples>
      {tokensNamed('shadow-').map(({ name, value }) => (
        <Sample key={name} name={`shadow-${name}`} value={value}>
          <span className="size-32 rounded-card bg-raised shadow-float" />
        </Sample>
      ))}
    </Samples>
  ),
};

const steps = [
  ['1', 'w-1'],
  ['2', 'w-2'],
  ['3', 'w-3'],
  ['4', 'w-4'],
  ['6', 'w-6'],
  ['8', 'w-8'],
  ['12', 'w-12'],
  ['16', 'w-16'],
  ['24', 'w-24'],
  ['30', 'w-30'],
] as const;

/**
 * Spacing is in steps of 4 px, and inside small controls of 2 px. The padding of sections is 64 px on phones and 120 px on
 * desktops.
 */
export const Space: Story = {
  render: () => (
    <ul className="grid gap-3">
      {steps.map(([step, width]) => (
        <li key={step} className="flex items-center gap-4 text-sm">
          <code className="w-24">
            {step} · {Number(step) * 4} px
          </code>
          <span className={`h-4 bg-brand ${width}`} />
        </li>
      ))}
    </ul>
  ),
};

/** Minimum viewport widths at which layouts change. */
export const Breakpoints: Story = {
  render: () => (
    <ul className="grid gap-3 text-sm">
      {tokensNamed('breakpoint-').map(({ name, value }) => (
        <li key={name} className="flex gap-4">
          <code className="w-12 font-semibold">{name}</code>
          {value}, {Number.parseFloat(value) * 16} px
        </li>
      ))}
    </ul>
  ),
};

/** Transitions are short, ease out, and move by a few pixels only. With reduced motion there are none. */
export const Motion: Story = {
  render: () => (
    <Samples>
      {tokensNamed('ease-').map(({ name, value }) => (
        <Sample key={name} name={`ease-${name}`} value={`${value}, 150 to 250 ms`}>
          <button
            type="button"
            aria-label={`Play ease-${name}`}
            className="group h-12 w-64 rounded-control border border-line bg-surface p-1 text-start"
          >
            <span className="block size-10 rounded-control bg-brand transition-transform duration-250 ease-out group-hover:translate-x-51 group-focus:translate-x-51" />
          </button>
        </Sample>
      ))}
    </Samples>
  ),
};
