import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '@studio/ui/guide';
import { ParticleField } from './particle-field.tsx';

const meta = {
  title: 'Studio/ParticleField',
  component: ParticleField,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'Behind the hero of the home page, as the `backdrop` of the `Hero`.',
        'For the only decorative animation of a site.',
      ],
      whenNot: [
        'At the top of other pages: use a `PageHero`, which has a static grid.',
        'Behind text or a form: use a `Section`.',
        'While something is loading: use a `Spinner`.',
      ],
      dos: [
        'Put it into a parent with `relative isolate`: it fills the parent, behind all other content.',
        'Use at most 80 particles: each frame compares all pairs, thirty times per second.',
        'Choose a background on which the text has enough contrast without it.',
      ],
      donts: [
        'Do not attach a function to clicks in it: it is not a control.',
        'Do not use two on a page.',
        'Do not increase its speed or opacity: it moves permanently and must not distract from the text.',
      ],
      accessibility: [
        'It is hidden from screen readers, is not focusable, and does not intercept clicks on the content above it.',
        'With reduced motion it is static. A click still adds particles.',
        'It has no pause button: the reduced motion setting stops it.',
        'It pauses outside the viewport and in a hidden tab. In forced colours it has the text colour of the user at a low opacity.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div data-surface="deep" className="relative isolate h-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ParticleField>;

export default meta;
type Story = StoryObj<typeof meta>;

function findParts(story: HTMLElement) {
  const field = story.querySelector('canvas');
  if (!field?.parentElement) throw new Error('Expected a canvas with a parent element.');
  return { field, background: field.parentElement };
}

/** Behind the hero of the home page only. A click adds six particles, which move along the isometric axes. */
export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { field, background } = findParts(canvasElement);
    await waitFor(() => expect(field).toHaveAttribute('data-particles', '40'));
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: background,
      coords: { clientX: 240, clientY: 200 },
    });
    await expect(field).toHaveAttribute('data-particles', '46');
  },
};

/** Clicks add particles up to a maximum. */
export const Maximum: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { field, background } = findParts(canvasElement);
    await waitFor(() => expect(field).toHaveAttribute('data-particles', '40'));
    for (let clicks = 0; clicks < 9; clicks += 1) await userEvent.click(background);
    await expect(field).toHaveAttribute('data-particles', '80');
  },
};

/** With fewer particles. */
export const Sparse: Story = {
  args: { start: 12, max: 18, perClick: 4 },
  play: async ({ canvasElement, userEvent }) => {
    const { field, background } = findParts(canvasElement);
    await waitFor(() => expect(field).toHaveAttribute('data-particles', '12'));
    await userEvent.dblClick(background);
    await expect(field).toHaveAttribute('data-particles', '18');
  },
};

/** It has the stroke color of the illustrations, in both schemes. */
export const OnLightBackground: Story = {
  render: (args) => (
    <div data-scheme="light" className="absolute inset-0 isolate bg-canvas">
      <ParticleField {...args} />
    </div>
  ),
};
