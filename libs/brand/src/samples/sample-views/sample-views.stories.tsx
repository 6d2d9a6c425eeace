import back from '@studio/content/photographs/tea-back.avif';
import front from '@studio/content/photographs/tea-front.avif';
import lid from '@studio/content/photographs/tea-lid.avif';
import scale from '@studio/content/photographs/tea-scale.avif';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../fixtures.tsx';
import { guide } from './sample-views.guide.ts';
import { SampleViews } from './sample-views.tsx';

const texts = words.en.photographs;

const view = (id: 'tea-front' | 'tea-back' | 'tea-lid' | 'tea-scale', src: string, title: string) => ({
  id,
  picture: <img src={src} alt={texts[id]} width={640} height={640} />,
  title,
  text: texts[id],
});

const meta = {
  title: 'Studio/Samples/SampleViews',
  component: SampleViews,
  parameters: { layout: 'padded', guide },
  args: {
    items: [
      view('tea-scale', scale, 'How big is it?'),
      view('tea-front', front, 'Is it the right one?'),
      view('tea-back', back, 'What is in it?'),
      view('tea-lid', lid, 'Is it well made?'),
    ],
  },
} satisfies Meta<typeof SampleViews>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
