import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { long, MatrixTable } from '../../internal/stories/index.ts';
import { guide } from './text.guide.ts';
import { Text } from './text.tsx';
import { textVariants } from './text.variants.ts';

const sizes = getVariantValues(textVariants, 'size');
const tones = getVariantValues(textVariants, 'tone');

const meta = {
  title: 'Primitives/Text',
  component: Text,
  parameters: { layout: 'padded', guide },
  args: { children: 'You speak with the people who do the work, so nothing gets lost on the way.' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^You speak with the people/);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <MatrixTable label="Sizes and tones" rows={sizes} columns={tones}>
      {(size, tone) => (
        <Text {...args} size={size} tone={tone} className="w-80 text-start whitespace-normal" />
      )}
    </MatrixTable>
  ),
};

/** At most 36rem wide, about 70 characters. */
export const LongText: Story = { args: { children: long.text } };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    children: '冷氣吹出來有霉味，多半不是壞了，只是裡面該洗了。整台拆開洗一次，風變大，電費也會少一點。',
  },
};
