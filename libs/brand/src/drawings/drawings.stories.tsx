import { Illustration, type IllustrationProps } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from '../icons/icons.ts';
import { drawings } from '../internal/stories/index.ts';
import { notePoints, type NotePoint } from './note-points/index.ts';

const toNames = (pattern: RegExp) => [...drawings.keys()].filter((name) => pattern.test(name));

interface GalleryProps extends Pick<IllustrationProps, 'tone' | 'ratio' | 'motion'> {
  names: readonly string[];
  /** Smallest width of a drawing. @default 16 */
  width?: 10 | 16 | 28;
}

const columns = {
  10: 'grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]',
  16: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
  28: 'grid-cols-[repeat(auto-fill,minmax(min(100%,28rem),1fr))]',
};

function Gallery({ names, width = 16, tone = 'theme', ...props }: GalleryProps) {
  return (
    <ul className={`grid gap-x-8 gap-y-12 ${columns[width]}`}>
      {names.map((name) => (
        <li key={name}>
          <Illustration src={drawings.get(name) ?? ''} tone={tone} {...props} className="w-full" />
          <p className="mt-3 text-sm text-ink-muted">{name}</p>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Studio/Drawings',
  tags: ['!manifest'],
  component: Gallery,
  parameters: { layout: 'padded' },
  args: { names: toNames(/Island$/) },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One island for each service. All have the same scale; their rings of water extend beyond the box. */
export const Islands: Story = {};

/** First screens: the studio at dusk, a rack. Their lit parts have the accent color. */
export const Scenes: Story = {
  args: { names: ['homeScene', 'hostingRack'], tone: 'accent', width: 28 },
  globals: { scheme: 'dark' },
};

/** Beside the titles of lists, 28 px wide. */
export const Icons: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-8">
      {Object.keys(icons).map((name) => (
        <li key={name}>
          <Illustration src={`${drawings.get('icons') ?? ''}#${name}`} ratio="1:1" className="w-7" />
          <p className="mt-3 text-sm text-ink-muted">{name}</p>
        </li>
      ))}
    </ul>
  ),
};

/** Side by side without a gap, the four stations make one line. */
export const Stations: Story = {
  render: () => (
    <div className="grid grid-cols-4">
      {['sketch', 'screen', 'language', 'server'].map((name) => (
        <Illustration key={name} src={drawings.get(`${name}Station`) ?? ''} tone="theme" ratio="1:1" />
      ))}
    </div>
  ),
};

/** A system, a cloud and an app in three layers each. The floating parts open while the drawing scrolls in. */
export const Layers: Story = { args: { names: toNames(/Layers$/), ratio: '1:1', motion: 'open' } };

/** Drawings for `Notes`. The points that the notes refer to are in `@studio/brand/note-points`. */
export const WithNotes: Story = {
  args: { names: toNames(/Notes$|Parts$/), width: 28 },
  render: ({ names }) => (
    <div className="grid gap-12 lg:grid-cols-2">
      {names.map((name) => (
        <div key={name} className="relative">
          <Illustration src={drawings.get(name) ?? ''} tone="theme" />
          <svg aria-hidden className="absolute inset-0 size-full overflow-visible">
            {Object.entries<NotePoint>(notePoints[name as keyof typeof notePoints]).map(([id, { x, y }]) => (
              <circle key={id} cx={`${String(x)}%`} cy={`${String(y)}%`} r="5" className="fill-accent" />
            ))}
          </svg>
        </div>
      ))}
    </div>
  ),
};

/** Stand-ins for photographs, on a line. */
export const Portraits: Story = { args: { names: toNames(/Portrait$/), ratio: '10:11' } };
