import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../text-link/index.ts';
import { inside, long } from '../../internal/stories/index.ts';
import { guide } from './external-link.guide.ts';
import { ExternalLink } from './external-link.tsx';

const meta = {
  title: 'Primitives/ExternalLink',
  component: ExternalLink,
  parameters: { guide },
  args: {
    href: 'https://linkedin.example.com/company/inklake-studio',
    children: 'LinkedIn',
    newTabLabel: 'opens in a new tab',
  },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <TextLink asChild>
      <ExternalLink {...args} />
    </TextLink>
  ),
} satisfies Meta<typeof ExternalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A `TextLink` adds the styles of a link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAccessibleName('LinkedIn opens in a new tab');
  },
};

/** The icon stays on the line of the last word. */
export const LongText: Story = {
  args: { children: long.text },
  decorators: inside('w-64'),
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: { children: '看看我们的小红书', newTabLabel: '在新标签页打开' },
};
