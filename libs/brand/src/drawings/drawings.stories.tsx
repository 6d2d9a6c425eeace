import { Illustration, illustrationVariants, serviceThemes, type IllustrationVariants } from '@studio/ui';
import { getVariantValues } from '@studio/ui/cva';
import type { Meta, StoryObj } from '@storybook/react-vite';

const tones = getVariantValues(illustrationVariants, 'tone');

const files = import.meta.glob<string>('../../dist/drawings/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The URL of each drawing, by name. */
const urls = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|Drawing\.svg$/g, ''), url]),
);

function Gallery({
  names,
  tone = 'theme',
}: {
  names: readonly string[];
  tone?: IllustrationVariants['tone'];
}) {
  return (
    <ul className="mx-auto grid max-w-7xl grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-10">
      {names.map((name) => (
        <li key={name}>
          <Illustration src={urls.get(name) ?? ''} tone={tone} className="w-full" />
          <p className="mt-3 text-center text-sm text-ink-muted">{name}</p>
        </li>
      ))}
    </ul>
  );
}

const all = [...urls.keys()];

const meta = {
  title: 'Studio/Drawings',
  tags: ['!manifest'],
  component: Gallery,
  parameters: { layout: 'padded' },
  args: { names: all.filter((name) => !name.endsWith('Header')) },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One drawing for each service, all with the same view box, so that cards in a row have the same scale. */
export const Cards: Story = {};

/** With more detail, for the header of a service page. Not for cards: the details would be too small. */
export const Headers: Story = { args: { names: all.filter((name) => name.endsWith('Header')) } };

/** The accent color of the site, or the color of a service theme. */
export const Tones: Story = {
  args: { names: ['cloud'] },
  render: ({ names }) => (
    <div data-theme="blue" className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {tones.map((tone) => (
        <div key={tone}>
          <Gallery names={names} tone={tone} />
        </div>
      ))}
    </div>
  ),
};

/** `theme` uses the color of the closest `data-theme` ancestor. */
export const Themes: Story = {
  args: { names: ['systemHeader'] },
  render: ({ names }) => (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {serviceThemes.map((theme) => (
        <div key={theme} data-theme={theme}>
          <Gallery names={names} />
        </div>
      ))}
    </div>
  ),
};
