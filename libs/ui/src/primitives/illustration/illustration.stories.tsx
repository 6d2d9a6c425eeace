import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import drawing from '../../internal/stories/drawing.svg';
import { guide } from './illustration.guide.ts';
import { Illustration } from './illustration.tsx';
import { illustrationVariants } from './illustration.variants.ts';

const tones = getVariantValues(illustrationVariants, 'tone');

const meta = {
  title: 'Primitives/Illustration',
  component: Illustration,
  parameters: { layout: 'padded', guide },
  args: { src: drawing, className: 'mx-auto w-full max-w-144' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The illustration is loaded from a file and has the colors of the page. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    // The aspect ratio reserves the space before the file loads.
    const { width = 0, height = 0 } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

/** The colored part in each tone. `theme` is the color of the service theme. */
export const Tones: Story = {
  render: (args) => (
    <div className="grid grid-cols-2 gap-8">
      {tones.map((tone) => (
        <Illustration key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};
