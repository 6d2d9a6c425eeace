import { iconNames } from '@studio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from 'lucide-react';

const meta = {
  title: 'Foundations/Icons',
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const iconComponents = new Map(Object.entries(icons));
const toPascalCase = (name: string) =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** The Lucide icons that content files may use. Their strokes are as thin as those of illustrations. Always add text. */
export const Default: Story = {
  render: () => (
    <ul className="grid max-w-5xl grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-6">
      {iconNames.map((name) => {
        const Icon = iconComponents.get(toPascalCase(name));
        return (
          <li key={name} className="grid justify-items-start gap-2 text-sm">
            {Icon ? <Icon aria-hidden strokeWidth={1.6} className="size-7 text-brand" /> : null}
            <code>{name}</code>
          </li>
        );
      })}
    </ul>
  ),
  play: ({ canvasElement }) => {
    const missing = iconNames.filter((name) => !iconComponents.has(toPascalCase(name)));
    if (missing.length) throw new Error(`Lucide has no icon named ${missing.join(', ')}.`);
    if (canvasElement.querySelectorAll('svg').length !== iconNames.length)
      throw new Error('An icon is missing.');
  },
};
