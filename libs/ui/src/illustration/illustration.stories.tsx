import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { serviceThemes } from '../themes.ts';
import {
  cloudDrawing,
  cloudHeaderDrawing,
  hostingDrawing,
  mobileDrawing,
  mobileHeaderDrawing,
  oneStopDrawing,
  otherDrawing,
  otherHeaderDrawing,
  photographyDrawing,
  socialDrawing,
  studioDrawing,
  systemDrawing,
  systemHeaderDrawing,
} from './drawings/index.ts';
import { Illustration, type IllustrationProps } from './illustration.tsx';
import type { Drawing } from './pen.ts';
import { illustrationTones } from './illustration.variants.ts';

interface Args extends IllustrationProps {
  /** The drawings of a gallery. */
  gallery?: readonly Drawing[];
  /** The captions of the drawings. */
  names?: readonly string[];
}

const cards = [
  oneStopDrawing,
  systemDrawing,
  mobileDrawing,
  cloudDrawing,
  socialDrawing,
  photographyDrawing,
  hostingDrawing,
  otherDrawing,
];

const headers = [systemHeaderDrawing, mobileHeaderDrawing, cloudHeaderDrawing, otherHeaderDrawing];

function Gallery({ gallery = [], names = [], tone, className = '' }: Partial<Args>) {
  return (
    <ul className={`mx-auto grid ${className}`}>
      {gallery.map((drawing, index) => (
        <li key={names[index]}>
          <Illustration drawing={drawing} tone={tone} className="w-full" />
          <p className="mt-3 text-center text-sm text-ink-muted">{names[index]}</p>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Components/Illustration',
  component: Illustration,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For an illustration that must be visible with the document, without a second request.',
        'For an illustration that is generated at run time from a list of shapes.',
      ],
      whenNot: [
        'For illustrations in files, as on all cards: use a `DrawingImage`, which adds nothing to the document.',
        'Below a width of about 160 px: use an icon.',
        'For an image with information that the text lacks: use an `img` with an alternative text.',
      ],
      dos: [
        'Set its width. The height follows from the aspect ratio.',
        'Use a header drawing at the top of a page, and a card drawing for all smaller sizes.',
        'Compose new drawings from the existing shapes, with exactly one part in colour.',
      ],
      donts: [
        'Do not use the tone `accent` twice in one view: use `theme` for the others.',
        'Do not mix it with photographs or other icon styles in one row.',
        'Do not convey information in an illustration only.',
      ],
      accessibility: [
        'It is hidden from screen readers, so the text beside it must have the same information.',
        'Its strokes and fills are tokens that follow the scheme and the deep surface.',
        'It is not animated.',
      ],
    } satisfies Guide,
  },
  args: { drawing: studioDrawing, className: 'mx-auto w-full max-w-144' },
  argTypes: {
    drawing: { control: false },
    gallery: { table: { disable: true } },
    names: { table: { disable: true } },
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** One drawing for each service, all with the same view box, so that cards in a row have the same scale. */
export const Cards: Story = {
  args: {
    gallery: cards,
    names: [
      'shell:pages.one-stop-service',
      'shell:pages.system-development',
      'shell:pages.mobile-app-development',
      'shell:pages.cloud-solutions',
      'shell:pages.social-media-design',
      'shell:pages.product-photography',
      'shell:pages.website-hosting',
      'shell:pages.other-development',
    ],
  },
  render: (args) => (
    <Gallery
      {...args}
      className="max-w-7xl grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-10"
    />
  ),
};

/** With more detail, for the header of a service page. Not for cards: the details would be too small. */
export const Headers: Story = {
  ...Cards,
  args: {
    gallery: headers,
    names: [
      'shell:pages.system-development',
      'shell:pages.mobile-app-development',
      'shell:pages.cloud-solutions',
      'shell:pages.other-development',
    ],
  },
  render: (args) => <Gallery {...args} className="max-w-7xl gap-12 md:grid-cols-2" />,
};

/** The accent color of the site, or the color of a service theme. Use the accent once in one view. */
export const Tones: Story = {
  args: { drawing: cloudDrawing },
  render: ({ drawing }) => (
    <div data-theme="blue" className="grid gap-6 sm:grid-cols-2">
      {illustrationTones.map((tone) => (
        <Gallery key={tone} gallery={[drawing]} names={[tone]} tone={tone} />
      ))}
    </div>
  ),
};

/** `theme` uses the color of the closest `data-theme` ancestor. */
export const Themes: Story = {
  args: { drawing: systemHeaderDrawing, tone: 'theme' },
  render: ({ drawing, tone }) => (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-6">
      {serviceThemes.map((theme) => (
        <li key={theme} data-theme={theme}>
          <Illustration drawing={drawing} tone={tone} className="w-full" />
          <p className="mt-3 text-center text-sm font-medium text-theme">{theme}</p>
        </li>
      ))}
    </ul>
  ),
};

/** On a deep surface its strokes are light in both schemes. */
export const OnDeepSurface: Story = {
  args: { drawing: cloudHeaderDrawing },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div data-surface="deep" className="p-8">
      <Illustration {...args} />
    </div>
  ),
};

/** It fills its width and keeps its aspect ratio. Below about 160 px use an icon. */
export const Sizes: Story = {
  args: { drawing: photographyDrawing },
  render: ({ drawing }) => (
    <div className="flex flex-wrap items-end gap-8">
      <Illustration drawing={drawing} className="w-40" />
      <Illustration drawing={drawing} className="w-64" />
      <Illustration drawing={drawing} className="w-96" />
    </div>
  ),
};
