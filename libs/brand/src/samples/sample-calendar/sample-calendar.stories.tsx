import type { Guide } from '@studio/ui/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { postCalendar } from '@studio/content';
import { renderPost } from '../fixtures.tsx';
import { SampleCalendar } from './sample-calendar.tsx';

const meta = {
  title: 'Studio/Samples/SampleCalendar',
  component: SampleCalendar,
  parameters: {
    layout: 'padded',
    guide: {
      when: ['To show how much a month of posts is.'],
      whenNot: ['For dates that visitors choose: it is a picture.'],
      dos: ['Say in `label` how many posts it has.'],
      donts: ['Do not make it narrower than 300 px.'],
      accessibility: ['An image. Its name says what it shows.'],
    } satisfies Guide,
  },
  args: {
    label: 'Sample calendar: a month with eleven posts',
    items: postCalendar.map(({ day, post }) => ({ id: String(day), day, picture: renderPost(post) })),
  },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SampleCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
