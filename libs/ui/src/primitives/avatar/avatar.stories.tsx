import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { MatrixTable } from '../../internal/stories/index.ts';
import { guide } from './avatar.guide.ts';
import { Avatar } from './avatar.tsx';
import { avatarVariants } from './avatar.variants.ts';

const sizes = getVariantValues(avatarVariants, 'size');

/** A drawn portrait, so that the story needs no file. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#d8b48a" d="M0 0h64v64H0z"/><circle cx="32" cy="25" r="11" fill="#5b3a29"/><path fill="#5b3a29" d="M8 64a24 22 0 0 1 48 0"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { name: 'Mei Lin' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without an image it shows initials. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mei Lin' })).toHaveTextContent('ML');
  },
};

export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: ({ name }) => (
    <MatrixTable label="Content and sizes" rows={['initials', 'image']} columns={sizes}>
      {(content, size) => <Avatar name={name} size={size} src={content === 'image' ? portrait : undefined} />}
    </MatrixTable>
  ),
};

/** If the image cannot be loaded, the initials stay visible. */
export const BrokenImage: Story = { ...Default, args: { src: 'data:image/png;base64,broken' } };

/** Of a long name, the first and the last word count. Of a name without spaces, the first character. */
export const LongText: Story = {
  args: { name: 'Maria Fernanda de la Cruz Santos' },
  render: (args) => (
    <div className="flex gap-3">
      <Avatar {...args} />
      <Avatar name="王小明" />
    </div>
  ),
};
