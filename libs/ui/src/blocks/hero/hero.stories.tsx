import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import type { Guide } from '../../internal/guide.ts';
import drawing from '../../internal/stories/drawing.svg';
import { Illustration } from '../../primitives/illustration/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Hero, type HeroProps } from './hero.tsx';

interface Args extends HeroProps {
  /** The labels of the buttons. */
  labels: readonly [string, string];
}

const meta = {
  title: 'Blocks/Hero',
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
        'Pass an illustration as `art` and a decoration behind it as `backdrop`.',
      ],
      donts: [
        'Do not put a photograph or a video behind the text.',
        'Do not use it twice on a page: its title is the `h1`.',
        'Do not add an accent in the warm colour besides the button and the illustration.',
      ],
      accessibility: [
        'The title is the only `h1` of the page.',
        'The illustration is decorative and hidden from screen readers.',
        'The surface is dark in both schemes, and all text has a contrast of 4.5:1.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'Small studio. Serious engineering.',
    lead: 'Websites, systems and cloud, designed, built and looked after by the same people. From the first email to launch day, you always know what comes next.',
    actions: null,
    labels: ['Get Started', 'Our Services'],
  },
  argTypes: { actions: { control: false }, labels: { table: { disable: true } } },
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
      art={<Illustration src={drawing} className="w-full max-w-144 justify-self-center" />}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** A short headline, two buttons and an illustration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** A long headline wraps. A short one is better. */
export const LongText: Story = {
  args: {
    title:
      'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    title: '两天发酵，今早出炉',
    lead: '石磨面粉、水、盐，加上足够的时间。天亮前进炉，中午前骑车送到您家。',
    labels: ['预订面包', '看看都有什么'],
  },
};
