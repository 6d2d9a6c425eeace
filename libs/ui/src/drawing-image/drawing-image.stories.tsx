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
        'For illustrations below the first viewport, and on pages with several illustrations.',
        'Where the initial size of the document matters: the file is loaded separately and cached.',
      ],
      whenNot: [
        'For an illustration that is generated at run time or visible at once: use `Illustration`, which renders it inline.',
        'For an image that carries information: use an `img` with an alternative text.',
      ],
      dos: [
        'Set its width. The height follows from the aspect ratio, so there is no layout shift when the file loads.',
        'Describe the content in the text beside it.',
      ],
      donts: [
        'Do not use a file from another origin: browsers block it in `use` elements.',
        'Do not use the tone `accent` twice in one view: use `theme` on cards.',
      ],
      accessibility: [
        'It is decorative and hidden from screen readers.',
        'It has the colours of the page, in both schemes and in each service theme.',
      ],
    } satisfies Guide,
  },
  args: { src: studio, className: 'mx-auto w-full max-w-144' },
} satisfies Meta<typeof DrawingImage>;

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

/** Its colored part has the color of the service theme. */
export const Theme: Story = { args: { src: cloud, tone: 'theme' } };

export const Small: Story = { args: { src: cloud, className: 'w-24' } };

export const OnDeepSurface: Story = {
  args: { src: studio },
  render: (args) => (
    <div data-surface="deep" className="p-8">
      <DrawingImage {...args} />
    </div>
  ),
};
