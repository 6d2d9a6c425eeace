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

interface TokensProps {
  /** The part of the names before the dash, which is also that of their utility classes. */
  prefix: string;
  children: (name: string) => ReactNode;
}

/** All tokens of a kind, each with an example. */
function Tokens({ prefix, children }: TokensProps) {
  return (
    <ul className="flex flex-wrap gap-8">
      {tokensNamed(`${prefix}-`).map(({ name, value }) => (
        <li key={name} className="grid content-start gap-3">
          {children(name)}
          <span className="max-w-56 text-sm">
            <code className="block font-semibold">{`${prefix}-${name}`}</code>
            <span className="text-ink-muted">{value}</span>
          </span>
        </li>
      ))}
    </ul>
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
    <Tokens prefix="radius">
      {(name) => <span className={`size-32 border-2 border-pen bg-surface ${corners[name] ?? ''}`} />}
    </Tokens>
  ),
};

/** Only for elements above the page, such as menus and dialogs. Parts of a page differ by their depth, not by shadows. */
export const Shadow: Story = {
  render: () => (
    <Tokens prefix="shadow">{() => <span className="size-32 rounded-card bg-raised shadow-float" />}</Tokens>
  ),
};

const spaces: Record<string, string> = {
  edge: 'w-(--spacing-edge)',
  gap: 'w-(--spacing-gap)',
  beat: 'w-(--spacing-beat)',
};

/**
 * The edge of the page, the gap between columns, and the beat: the padding of a section. They grow with the viewport. Inside
 * a section there are three distances: 16, 28 and 56 px. The height of the fixed navigation bar does not grow.
 */
export const Space: Story = {
  render: () => (
    <Tokens prefix="spacing">{(name) => <span className={`h-6 bg-day-4 ${spaces[name] ?? ''}`} />}</Tokens>
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
  render: () => <Tokens prefix="breakpoint">{(name) => <span className="text-h3">{name}</span>}</Tokens>,
};

/**
 * On hover a button rises by 2 px, and an arrow goes 5 px on, in 180 to 240 ms. Nothing loops, and nothing is hidden before
 * an animation. With reduced motion there are no animations.
 */
export const Motion: Story = {
  render: () => (
    <Tokens prefix="ease">
      {() => (
        <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
          <Button variant="glow">Get Started</Button>
          <TextLink variant="more" href="#services">
            Our Services
          </TextLink>
        </div>
      )}
    </Tokens>
  ),
};
