import { iconNames } from '@studio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from 'lucide-react';

const meta = {
  title: 'Foundations/Icons',
  parameters: { layout: 'padded', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = new Map(Object.entries(icons));
const inCamel = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** The icons that the facts of a site may ask for: Lucide, as thin as the illustrations, always beside words. */
export const Default: Story = {
  render: () => (
    <ul className="grid max-w-5xl grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-6">
      {iconNames.map((name) => {
        const Icon = drawn.get(inCamel(name));
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
    const missing = iconNames.filter((name) => !drawn.has(inCamel(name)));
    if (missing.length) throw new Error(`Lucide has no ${missing.join(', ')}.`);
    if (canvasElement.querySelectorAll('svg').length !== iconNames.length)
      throw new Error('An icon is missing.');
  },
};
