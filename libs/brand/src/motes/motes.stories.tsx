import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import lake from '../../dist/lakes/home.svg?url';
import { Lake } from '../lake/index.ts';
import { guide } from './motes.guide.ts';
import { Motes } from './motes.tsx';

const meta = {
  title: 'Studio/Motes',
  component: Motes,
  parameters: { layout: 'fullscreen', guide },
  args: { src: lake },
  decorators: [
    (Story) => (
      <section data-surface="dusk" className="relative isolate h-120 overflow-clip p-edge">
        <Lake kind="dusk" src={lake} drift />
        <Story />
        <p className="text-h2">Small studio.</p>
      </section>
    ),
  ],
} satisfies Meta<typeof Motes>;

export default meta;
type Story = StoryObj<typeof meta>;

function findParts(story: HTMLElement) {
  const motes = story.querySelector('canvas');
  const water = motes?.closest('section');
  if (!water) throw new Error('Expected a canvas in a section.');
  return { motes, water };
}

/** A click drops six motes on the nearest line, with one ring. */
export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { motes, water } = findParts(canvasElement);
    await waitFor(() => expect(motes).toHaveAttribute('data-motes', '40'));
    await userEvent.pointer({ keys: '[MouseLeft]', target: water, coords: { clientX: 640, clientY: 300 } });
    await expect(motes).toHaveAttribute('data-motes', '46');
  },
};

/** Clicks add motes up to a maximum. */
export const Maximum: Story = {
  args: { start: 12, max: 18, perClick: 4 },
  play: async ({ canvasElement, userEvent }) => {
    const { motes, water } = findParts(canvasElement);
    await waitFor(() => expect(motes).toHaveAttribute('data-motes', '12'));
    await userEvent.dblClick(water);
    await expect(motes).toHaveAttribute('data-motes', '18');
  },
};
