import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import drawing from '../../internal/stories/drawing.svg';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Illustration } from '../../primitives/illustration/index.ts';
import { buttonLink, long, moreLink, toLinks } from '../../internal/stories/index.ts';
import { guide } from './poster.guide.ts';
import { Poster } from './poster.tsx';

const actions = (first: string, second: string) => (
  <>
    {buttonLink(first, '#start', 'glow')}
    {moreLink(second, '#services')}
  </>
);

const meta = {
  title: 'Blocks/Poster',
  component: Poster,
  parameters: { layout: 'fullscreen', guide },
  args: {
    title: 'Clear offers. Working results.',
    lead: 'Websites, systems and cloud, designed, built and looked after by the same people.',
    actions: actions('Get Started', 'Our Services'),
    ground: 'dusk',
    scene: <Illustration src={drawing} />,
  },
  argTypes: {
    actions: { control: false },
    trail: { control: false },
    scene: { control: false },
    backdrop: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof Poster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title over the whole width. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveFocus();
  },
};

/** All text in one column, a price as large as a picture, and a scene that bleeds. */
export const Beside: Story = {
  args: {
    ground: 'surface',
    layout: 'beside',
    bleed: true,
    trail: (
      <Breadcrumbs label="Path" items={[...toLinks('Home', 'Services'), { label: 'One-Stop Service' }]} />
    ),
    title: 'A website without the to-do list',
    figure: '$72',
    unit: 'a month, paid by the year',
  },
};

/** A photograph over the full height, which fades into the ground below the text, and a price with its small print. */
export const FullBleed: Story = {
  args: {
    layout: 'beside',
    bleed: 'photograph',
    title: 'Your product, in its best light',
    offer: (
      <>
        <b>From $50 per product.</b> Retouching is included.
      </>
    ),
    note: 'Sample set, rendered in 3D by the studio',
    scene: <img src={drawing} alt="" />,
  },
};

export const LongText: Story = { args: { title: long.title, lead: long.text, scene: undefined } };

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    title: '冷氣有怪味，別等到夏天',
    lead: '留下電話，當天就有專人和您約時間。先問價錢也沒關係。',
    actions: actions('馬上預約', '先看價目表'),
  },
};
