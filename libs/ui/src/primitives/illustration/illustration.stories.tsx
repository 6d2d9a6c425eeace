import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import type { Guide } from '../../internal/guide.ts';
import drawing from '../../internal/stories/drawing.svg';
import { Illustration } from './illustration.tsx';
import { illustrationVariants } from './illustration.variants.ts';

const tones = getVariantValues(illustrationVariants, 'tone');

const meta = {
  title: 'Primitives/Illustration',
  component: Illustration,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For illustrations below the first viewport, and on pages with several illustrations.',
        'Where the initial size of the document matters: the file is loaded separately and cached.',
      ],
      whenNot: ['For an image that carries information: use an `img` with an alternative text.'],
      dos: [
        'Set its width. The height follows from the aspect ratio, so there is no layout shift when the file loads.',
        'Describe the content in the text beside it.',
      ],
      donts: [
        'Do not crop it: rings of water and parts that rise extend beyond its box.',
        'Do not use a file from another origin: browsers block it in `use` elements.',
        'Do not use the tone `accent` twice in one view: use `theme` on cards.',
      ],
      accessibility: [
        'It is decorative and hidden from screen readers.',
        'It has the colours of the page, in both schemes and in each service theme.',
      ],
    } satisfies Guide,
  },
  args: { src: drawing, className: 'mx-auto w-full max-w-144' },
  argTypes: { tone: { control: 'inline-radio', options: tones } },
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
