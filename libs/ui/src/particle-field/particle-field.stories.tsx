import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { ParticleField } from './particle-field.tsx';

const meta = {
  title: 'Components/ParticleField',
  component: ParticleField,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'Behind the first words of the home page, as the `backdrop` of the `Hero`.',
        'In the one place of a site where something may move for its own sake.',
      ],
      not: [
        'At the beginning of any other page: take a `PageHero`, which brings a still grid.',
        'Behind a text to be read or a form to be filled in: take a `Section`.',
        'For a wait: take a `Spinner`.',
      ],
      dos: [
        'Put it into a parent that is `relative isolate`: it fills that and lies behind all else in it.',
        'Keep to 80 at most: each is compared with all others, sixty times a second.',
        'Choose a ground on which the words have their contrast without it.',
      ],
      donts: [
        'Do not let anything depend on a click in it: it is play, and no control.',
        'Do not put two on a page.',
        'Do not make it faster or stronger: it moves without end, and must stay quieter than the words.',
      ],
      access: [
        'It is hidden from screen readers, takes no focus, and lets every click through to what lies over it.',
        'Under reduced motion it is drawn once and stands still; a click still adds to it.',
        'It has no button to pause it: the setting for less motion is what stops it.',
        'It rests off screen and in a hidden tab; in forced colours it is drawn faintly in the colour of the reader’s text.',
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

function partsOf(story: HTMLElement) {
  const field = story.querySelector('canvas');
  if (!field?.parentElement) throw new Error('The story should show a canvas in its ground.');
  return { field, ground: field.parentElement };
}

/** Behind the words of the home page, and nowhere else. A click adds six, which leave along the pen's axes. */
export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { field, ground } = partsOf(canvasElement);
    await waitFor(() => expect(field).toHaveAttribute('data-particles', '40'));
    await userEvent.pointer({ keys: '[MouseLeft]', target: ground, coords: { clientX: 240, clientY: 200 } });
    await expect(field).toHaveAttribute('data-particles', '46');
  },
};

/** However often it is clicked, it stays a constellation and does not become a net. */
export const Full: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { field, ground } = partsOf(canvasElement);
    await waitFor(() => expect(field).toHaveAttribute('data-particles', '40'));
    for (let clicks = 0; clicks < 9; clicks += 1) await userEvent.click(ground);
    await expect(field).toHaveAttribute('data-particles', '80');
  },
};

/** Another site may want fewer. */
export const Sparse: Story = {
  args: { start: 12, most: 18, perClick: 4 },
  play: async ({ canvasElement, userEvent }) => {
    const { field, ground } = partsOf(canvasElement);
    await waitFor(() => expect(field).toHaveAttribute('data-particles', '12'));
    await userEvent.dblClick(ground);
    await expect(field).toHaveAttribute('data-particles', '18');
  },
};

/** It takes the colour of the pen, in every scheme. */
export const OnPaper: Story = {
  render: (args) => (
    <div data-scheme="light" className="absolute inset-0 isolate bg-canvas">
      <ParticleField {...args} />
    </div>
  ),
};
