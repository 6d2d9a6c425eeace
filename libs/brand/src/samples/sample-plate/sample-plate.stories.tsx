import set from '@studio/content/photographs/set-4x5.avif';
import stone from '@studio/content/photographs/stone-16x9.avif';
import hero from '@studio/content/photographs/tea-hero.avif';
import front from '@studio/content/photographs/tea-front.avif';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../fixtures.tsx';
import { guide } from './sample-plate.guide.ts';
import { SamplePlates, type SamplePlateItem } from './sample-plate.tsx';

const texts = words.en.photographs;

const picture = (src: string, alt: string) => (
  <picture>
    <img src={src} alt={alt} width={1000} height={900} />
  </picture>
);

const items: readonly SamplePlateItem[] = [
  {
    id: 'stone',
    picture: picture(stone, texts.stone),
    title: 'Four products on stone',
    text: 'Photographs, a sample',
    value: 'from $50 per product',
    href: '#stone',
  },
  {
    id: 'set',
    picture: picture(set, texts.set),
    title: 'The same four',
    text: 'Photographs, a sample',
    value: 'from $50 per product',
    href: '#set',
    span: 'narrow',
  },
  {
    id: 'tin',
    picture: picture(hero, texts['tea-hero']),
    title: 'A tea tin',
    text: 'Website on the Commercial plan, a sample',
    value: 'from $72 a month',
    href: '#tin',
    ground: 'mint',
    span: 'wide',
  },
];

const meta = {
  title: 'Studio/Samples/SamplePlates',
  component: SamplePlates,
  parameters: { layout: 'fullscreen', guide },
  args: { items },
} satisfies Meta<typeof SamplePlates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole plate is the target of the link. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const clicked: string[] = [];
    const link = canvas.getByRole('link', { name: 'A tea tin' });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      clicked.push(link.getAttribute('href') ?? '');
    });
    const shown = canvas.getByAltText(texts['tea-hero']);
    shown.scrollIntoView({ block: 'center' });
    const { left, top } = shown.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 20, top + 20) ?? document.body);
    await expect(clicked).toEqual(['#tin']);
  },
};

export const LongText: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      title: 'A website for the restaurant, the shop and the workshops of a museum of timber',
      text: 'Website on the E-commerce plan in three languages with an order form for groups, a sample',
    })),
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    items: [
      {
        id: 'tin',
        picture: picture(front, words['zh-TW'].photographs['tea-front']),
        title: '一罐茶，四個問題',
        text: '商品照（樣品）',
        value: '每件商品 $50 起',
        href: '#tin',
        ground: 'mint',
      },
    ],
  },
};

/** A piece without a picture shows its title in its place. */
export const WithoutPicture: Story = {
  args: {
    items: items.map((item, index) => ({
      ...item,
      picture: undefined,
      ground: index === 0 ? 'dusk' : 'water',
    })),
  },
};
