import type { Meta, StoryObj } from '@storybook/react-vite';
import { postCalendar } from '@studio/content';
import { inside } from '../../internal/stories/index.ts';
import { renderPost } from '../fixtures.tsx';
import { guide } from './sample-calendar.guide.ts';
import { SampleCalendar } from './sample-calendar.tsx';

const meta = {
  title: 'Studio/Samples/SampleCalendar',
  component: SampleCalendar,
  parameters: { layout: 'padded', guide },
  args: {
    label: 'Sample calendar: a month with eleven posts',
    items: postCalendar.map(({ day, post }) => ({ id: String(day), day, picture: renderPost(post) })),
  },
  decorators: inside('max-w-2xl'),
} satisfies Meta<typeof SampleCalendar>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
