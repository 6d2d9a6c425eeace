import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { Illustration, studioDrawing } from '../illustration/index.ts';
import { Link } from '../link/index.ts';
import { ParticleField } from '../particle-field/index.ts';
import { Hero, type HeroProps } from './hero.tsx';

interface Args extends HeroProps {
  /** The words on the buttons. */
  labels: readonly [string, string];
}

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'As the first screen of the home page, once on a site.',
        'Where one sentence says what the studio does and two buttons are enough to go on.',
      ],
      not: [
        'On every other page: take a `PageHero`.',
        'At the end of a page: take a `CallToAction`.',
        'For several messages that follow each other: choose one.',
      ],
      dos: [
        'Keep the title to one sentence of less than 45 characters.',
        'Give the first button `glow` and the second `glass`.',
        'Pass a drawing as `art` and a `ParticleField` as `backdrop`.',
      ],
      donts: [
        'Do not put a photograph or a video behind the words.',
        'Do not use it twice on a page: its title is the `h1`.',
        'Do not add a second warm thing beside the button and the one in the drawing.',
      ],
      access: [
        'The title is the only `h1` of the page.',
        'Drawing and particles decorate and are hidden from screen readers.',
        'The particles begin when the page has nothing else to do, rest off the screen, and stand still under reduced motion.',
        'The surface is dark in both schemes and all text on it keeps 4.5:1.',
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

/** One sentence large enough to be the poster, two buttons, one drawing. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvasElement.querySelector('canvas');
    await waitFor(() => expect(field).toHaveAttribute('data-particles', '40'));
    const target = canvas.getByRole('heading', { level: 1 });
    await userEvent.pointer({ keys: '[MouseLeft]', target, coords: { clientX: 640, clientY: 120 } });
    await expect(field).toHaveAttribute('data-particles', '46');
  },
};

/** A sentence that is too long still stands, but it is a poster no more. */
export const LongText: Story = { args: { title: 'services:custom.text' } };
