import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Logo, type LogoProps } from './logo.tsx';

interface Args extends LogoProps {
  /** The name of the studio, where the mark stands beside it. */
  name?: string;
}

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: {
    guide: {
      when: [
        'To show that a page is the studio’s: in the `NavBar`, in the `Footer`, at the head of a `LinkTree`.',
        'Beside the studio’s name, as its sign.',
      ],
      not: [
        'To show what a service is: take an `Illustration`.',
        'To show that something is under way: take a `Spinner`, which has the same box as `morphing`.',
      ],
      dos: [
        'Keep it in one colour, that of the text around it, on a calm ground.',
        'Leave half of the mark’s width free around it, and around the name beside it.',
        'Let the text give it its size, or a class such as `size-10`; 16 px is the least.',
      ],
      donts: [
        'Do not turn, fill or shade it, and do not set it in two colours.',
        'Do not rely on it to name a link: it has no name of its own.',
      ],
      access: [
        'It decorates and is hidden from screen readers; a link around it needs the studio’s name, as text or as `aria-label`.',
        'It is drawn in `currentColor`, so it turns with the scheme and takes the reader’s colour in forced colours.',
        'It is measured in `em`, so it grows when a reader sets larger text.',
      ],
    } satisfies Guide,
  },
  args: {},
  argTypes: { name: { table: { disable: true } } },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/**
 * A box in the hand of the illustrations. It decorates and has no name of its own: a link around it needs the name of
 * the studio.
 */
export const Default: Story = {
  args: { className: 'size-16 text-brand' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** As large as the text around it, and in its colour. Below 16 px it closes up. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-8">
      <Logo className="size-4" />
      <Logo className="size-6" />
      <Logo className="size-10 text-brand" />
      <Logo className="size-16 text-brand" />
    </div>
  ),
};

/** With the name it is the sign of the studio. Half of the mark is the room to keep free around both. */
export const WithName: Story = {
  args: { name: 'shell:name' },
  render: ({ name }) => (
    <p className="flex items-center gap-2.5 font-display text-title font-bold tracking-tight">
      <Logo />
      {name}
    </p>
  ),
};

/** Do: one colour, on a calm ground, in both schemes. Do not: two colours, a gradient, a shadow, another angle. */
export const OnDeepSurface: Story = {
  ...WithName,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-surface="deep" className="grid place-items-center p-12">
        <Story />
      </div>
    ),
  ],
};
