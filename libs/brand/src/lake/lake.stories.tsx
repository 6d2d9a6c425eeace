import { Heading, Text } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lakes } from '../internal/stories/index.ts';
import { guide } from './lake.guide.ts';
import { Lake } from './lake.tsx';

const urlOf = (name: string) => lakes.get(name) ?? '';

const meta = {
  title: 'Studio/Lake',
  component: Lake,
  parameters: { layout: 'fullscreen', guide },
  args: { kind: 'dusk', src: urlOf('hosting') },
  decorators: [
    (Story, { args: { kind } }) => (
      <section
        data-surface={kind === 'dusk' ? 'dusk' : undefined}
        className={`relative isolate grid min-h-128 grid-cols-1 items-center overflow-clip px-edge py-beat ${kind === 'lines' ? 'bg-shallow' : ''}`}
      >
        <Story />
        <div className="max-w-narrow">
          <Heading headingLevel={2} size="h1">
            One lake, in layers
          </Heading>
          <Text size="lead">Every ground is a depth, and every drawing is an island.</Text>
        </div>
      </section>
    ),
  ],
} satisfies Meta<typeof Lake>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At dusk: the surface of the water is the lightest layer. The same in both schemes. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const lake = canvasElement.querySelector('[data-slot=lake]');
    const [width, height] = [lake?.clientWidth, lake?.clientHeight];
    await expect(width).toBe(lake?.parentElement?.clientWidth);
    await expect(height).toBe(lake?.parentElement?.clientHeight);
  },
};

/** By day, with the depth of each line in meters. */
export const Day: Story = { args: { kind: 'day', src: urlOf('services'), soundings: true } };

/** Only lines, on any ground. */
export const Lines: Story = { args: { kind: 'lines', src: urlOf('course') } };

/** The layers of the home page come apart when it loads, the deepest by 24 px. */
export const Drift: Story = {
  args: { src: urlOf('home'), soundings: true, drift: true },
  play: async ({ canvasElement }) => {
    const layers = [...canvasElement.querySelectorAll('use')];
    await expect(layers).toHaveLength(9);
    // Each has arrived where the file has it.
    await waitFor(() =>
      expect(
        canvasElement.getAnimations({ subtree: true }).filter((each) => each.playState === 'running'),
      ).toEqual([]),
    );
    for (const layer of layers) await expect(getComputedStyle(layer).translate).toBe('none');
  },
};

/** All files. No two are the same, because no two have the same seed. */
export const All: Story = {
  tags: ['!manifest'],
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2">
      {[...lakes].map(([name, url]) => (
        <li key={name} data-surface="dusk" className="relative isolate h-64 overflow-clip p-4">
          <Lake kind="dusk" src={url} drift={name === 'home'} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
