import { Button, Columns, Section, TextLink } from '@studio/ui';
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

/** Only for elements above the page, such as menus and dialogs. Parts of a page differ by their depth, not by shadows. */
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

const spaces: Record<string, string> = {
  edge: 'w-(--spacing-edge)',
  gap: 'w-(--spacing-gap)',
  beat: 'w-(--spacing-beat)',
};

/**
 * The edge of the page, the gap between columns, and the beat: the padding of a section. All grow with the viewport. Inside
 * a section there are three distances: 16, 28 and 56 px.
 */
export const Space: Story = {
  render: () => (
    <ul className="grid gap-6">
      {tokensNamed('spacing-').map(({ name, value }) => (
        <li key={name} className="grid gap-2 text-sm">
          <span>
            <code className="font-semibold">{name}</code> <span className="text-ink-muted">{value}</span>
          </span>
          <span className={`h-6 bg-day-4 ${spaces[name] ?? ''}`} />
        </li>
      ))}
    </ul>
  ),
};

/** Twelve columns without a maximum width. Splits are uneven, and differ between neighbors. Nothing is centered. */
export const Grid: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section ground="surface">
      <div aria-hidden className="grid grid-cols-12 gap-x-(--spacing-gap)">
        {Array.from({ length: 12 }, (_, index) => (
          <span key={index} className="h-16 bg-day-2" />
        ))}
      </div>
      {(['5-7', '4-8', '3-9', '7-5'] as const).map((ratio) => (
        <Columns key={ratio} ratio={ratio}>
          {ratio.split('-').map((columns) => (
            <div key={columns} className="border-t-[1.5px] border-ink pt-3 font-display text-h3">
              {columns}
            </div>
          ))}
        </Columns>
      ))}
    </Section>
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

/**
 * On hover a button rises by 2 px, and an arrow goes 5 px on, in 180 to 240 ms. Nothing loops, and nothing is hidden before
 * an animation. With reduced motion there are no animations.
 */
export const Motion: Story = {
  render: () => (
    <Samples>
      {tokensNamed('ease-').map(({ name, value }) => (
        <Sample key={name} name={`ease-${name}`} value={`${value}, 180 to 240 ms`}>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
            <Button variant="glow">Get Started</Button>
            <TextLink variant="more" href="#services">
              Our Services
            </TextLink>
          </div>
        </Sample>
      ))}
    </Samples>
  ),
};
