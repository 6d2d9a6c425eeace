import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../stack/index.ts';
import { Separator } from './separator.tsx';
import { separatorVariants } from './separator.variants.ts';

const orientations = getVariantValues(separatorVariants, 'orientation');

const meta = {
  title: 'Primitives/Separator',
  component: Separator,
  parameters: {
    layout: 'padded',
    guide: {
      status: 'beta',
      when: [
        'Between two groups of content for which space is not enough, such as the parts of a menu or a card.',
        'With `vertical` between short facts beside each other.',
      ],
      whenNot: [
        'Between the parts of a page: use `Section` with another tone.',
        'Between all items of a list: use `Rows`, or space.',
      ],
      dos: [
        'Use the same space on both sides, such as the gap of a `Stack`.',
        'Add `aria-hidden` if the separation has no meaning.',
      ],
      donts: [
        'Do not use it below a heading: space connects a heading with its text.',
        'Do not use it as decoration.',
      ],
      accessibility: [
        'A native `hr` with the role `separator` and its orientation.',
        'The line is decorative, so it can have a low contrast. In forced colours it has the colour of borders.',
      ],
    } satisfies Guide,
  },
  argTypes: { orientation: { control: 'inline-radio', options: orientations } },
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack>
      <span>Plans</span>
      <Separator {...args} />
      <span>Packages</span>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('separator').getBoundingClientRect();
    await expect(height).toBe(1);
    await expect(width).toBeGreaterThan(100);
  },
};

/** As high as the row. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Stack direction="row">
      <span>Ontario</span>
      <Separator {...args} />
      <span>Since 2016</span>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    await expect(separator).toHaveAttribute('aria-orientation', 'vertical');
    await expect(separator.getBoundingClientRect().width).toBe(1);
    await expect(separator.getBoundingClientRect().height).toBeGreaterThan(15);
  },
};
