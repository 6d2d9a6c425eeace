import sprite from '@studio/brand/icons.svg';
import { iconNames } from '@studio/content';
import { Icon } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!manifest'],
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The Lucide icons that content files may use. Their strokes are as thin as those of illustrations. Always add text. */
export const Default: Story = {
  render: () => (
    <ul className="grid max-w-5xl grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-6">
      {iconNames.map((name) => (
        <li key={name} className="grid justify-items-start gap-2 text-sm">
          <Icon
            icon={[['use', { href: `${sprite}#${name}` }]]}
            strokeWidth={1.6}
            className="size-7 text-brand"
          />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
