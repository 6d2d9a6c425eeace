import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import cloud from '../illustration/files/cloudDrawing.svg';
import studio from '../illustration/files/studioDrawing.svg';
import { DrawingImage } from './drawing-image.tsx';

const meta = {
  title: 'Components/DrawingImage',
  component: DrawingImage,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'Any drawing of a page that is not the first thing seen, and any page that shows several of them.',
        'Where every byte of the first flight counts: the file is fetched beside the document and kept by the browser.',
      ],
      not: [
        'A drawing that is made at run time, or shown before anything else: draw it into the page with `Illustration`.',
        'A picture that says something by itself: use an image with an alternative text.',
      ],
      dos: [
        'Give it a width; its height follows, so nothing moves when the file comes.',
        'Say beside it in words what it shows.',
      ],
      donts: [
        'Do not point at a file of another host: browsers refuse to draw it.',
        'Do not use the accent twice on one screen: take the tone theme on cards.',
      ],
      access: [
        'It is hidden from screen readers, as it only decorates.',
        'Its colours are those of the page, in both schemes and in each service theme.',
      ],
    } satisfies Guide,
  },
  args: { src: studio, className: 'mx-auto w-full max-w-144' },
} satisfies Meta<typeof DrawingImage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing comes from a file, and takes its colours from the page. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    // Its place is kept before the file comes.
    const { width = 0, height = 0 } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

/** Its one part takes the colour of the service. */
export const Theme: Story = { args: { src: cloud, tone: 'theme' } };

export const Small: Story = { args: { src: cloud, className: 'w-24' } };

export const OnTheLake: Story = {
  args: { src: studio },
  render: (args) => (
    <div data-surface="deep" className="p-8">
      <DrawingImage {...args} />
    </div>
  ),
};
