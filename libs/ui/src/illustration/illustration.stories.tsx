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
  /** The drawings of a gallery, in order. */
  gallery?: readonly Drawing[];
  /** What stands under each of them. */
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
        'For a drawing that must be there with the document itself, without a second request.',
        'For a drawing that is made at run time, from a list of shapes.',
      ],
      not: [
        'For the drawings that stand in files, as on all cards: take a `DrawingImage`, which weighs nothing in the document.',
        'Below about 160 px: take a sign of the icon set.',
        'For what carries a meaning that the words do not: use an image with an alternative text.',
      ],
      dos: [
        'Give it a width; its height follows from the drawing.',
        'Take a header drawing for the top of a page and a card drawing for everything smaller.',
        'Make a new drawing from the shapes of the pen, with exactly one part in colour.',
      ],
      donts: [
        'Do not put two drawings with the tone `accent` on one screen: take `theme` for the others.',
        'Do not mix it with photographs or icons of another hand in one row.',
        'Do not say something in a drawing only.',
      ],
      access: [
        'It is hidden from screen readers, so what it shows must be said in words beside it.',
        'Its ink and tints follow the scheme and the deep surface by their tokens.',
        'It does not move.',
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

/** One drawing for each service, all in one frame, so that cards beside each other weigh the same. */
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

/** Larger and richer, for the header of a service page. Not for cards: their details would run together. */
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

/** The warm light of the site, or the colour of a service. Two warm drawings on one screen are one too many. */
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

/** `theme` takes the colour of the service from `data-theme` further up. */
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

/** On the lake it is drawn in light ink, in both schemes. */
export const OnDeepSurface: Story = {
  args: { drawing: cloudHeaderDrawing },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div data-surface="deep" className="p-8">
      <Illustration {...args} />
    </div>
  ),
};

/** It takes the width it is given and keeps its shape. Below about 160 px use an icon. */
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
