import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { Illustration, studioDrawing } from '../illustration/index.ts';
import { Link } from '../link/index.ts';
import { ParticleField } from '../particle-field/index.ts';
import { Hero, type HeroProps } from './hero.tsx';

interface Args extends HeroProps {
  /** The labels of the buttons. */
  labels: readonly [string, string];
}

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'At the top of the home page, once on a site.',
        'Where one sentence and two buttons are enough.',
      ],
      whenNot: [
        'On every other page: use a `PageHero`.',
        'At the end of a page: use a `CallToAction`.',
        'For several alternating messages: choose one.',
      ],
      dos: [
        'Keep the title to one sentence of less than 45 characters.',
        'Use the variant `glow` for the first button and `glass` for the second.',
        'Pass an illustration as `art` and a `ParticleField` as `backdrop`.',
      ],
      donts: [
        'Do not put a photograph or a video behind the text.',
        'Do not use it twice on a page: its title is the `h1`.',
        'Do not add an accent in the warm colour besides the button and the illustration.',
      ],
      accessibility: [
        'The title is the only `h1` of the page.',
        'The illustration and the particles are decorative and hidden from screen readers.',
        'The particle animation starts when the browser is idle, pauses outside the viewport, and does not run with reduced motion.',
        'The surface is dark in both schemes, and all text has a contrast of 4.5:1.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'home:hero.title',
    lead: 'home:hero.lead',
    actions: null,
    labels: ['shell:actions.getStarted', 'shell:actions.ourServices'],
  },
  argTypes: { labels: { table: { disable: true } } },
  render: ({ labels: [first, second], ...args }) => (
    <Hero
      {...args}
      actions={
        <>
          <Button asChild variant="glow" size="lg">
            <Link href="/contact">{first}</Link>
          </Button>
          <Button asChild variant="glass" size="lg">
            <Link href="/services">{second}</Link>
          </Button>
        </>
      }
      art={<Illustration drawing={studioDrawing} className="w-full max-w-144 justify-self-center" />}
      backdrop={<ParticleField />}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** A short headline, two buttons and an illustration. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvasElement.querySelector('canvas');
    await waitFor(() => expect(field).toHaveAttribute('data-particles', '40'));
    const target = canvas.getByRole('heading', { level: 1 });
    await userEvent.pointer({ keys: '[MouseLeft]', target, coords: { clientX: 640, clientY: 120 } });
    await expect(field).toHaveAttribute('data-particles', '46');
  },
};

/** A long headline wraps. A short one is better. */
export const LongText: Story = { args: { title: 'services:custom.text' } };
