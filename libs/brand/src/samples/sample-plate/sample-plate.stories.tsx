import type { Meta, StoryObj } from '@storybook/react-vite';
import { getBoard, getPhone, getSite, renderPost } from '../fixtures.tsx';
import { SampleBoard } from '../sample-board/index.ts';
import { SamplePhone } from '../sample-phone/index.ts';
import { SampleSite } from '../sample-site/index.ts';
import { guide } from './sample-plate.guide.ts';
import { SamplePlates } from './sample-plate.tsx';

const meta = {
  title: 'Studio/Samples/SamplePlates',
  component: SamplePlates,
  parameters: { layout: 'fullscreen', guide },
  args: {
    items: [
      {
        id: 'board',
        picture: <SampleBoard {...getBoard()} />,
        title: 'Bakery order board',
        text: 'A system, one stage of four',
        value: 'quoted',
        href: '#board',
        ground: 'water',
      },
      {
        id: 'stall',
        picture: <SamplePhone {...getPhone()} />,
        title: 'Market stall',
        text: 'An app that sells without a signal',
        value: 'quoted',
        href: '#stall',
        ground: 'honey',
        span: 'narrow',
      },
      {
        id: 'clinic',
        picture: <SampleSite {...getSite()} />,
        title: 'Harbour Physio',
        text: 'A website on the Booking plan',
        value: '$120 a month',
        href: '#clinic',
        ground: 'moss',
        span: 'wide',
      },
      {
        id: 'bread',
        picture: (
          <>
            {renderPost('bread')} {renderPost('flour', '9:16')} {renderPost('oven')}
          </>
        ),
        title: 'Loon Lake Bread',
        text: 'Three posts, two languages',
        value: '3 × $50',
        href: '#bread',
        ground: 'flour',
      },
    ],
  },
} satisfies Meta<typeof SamplePlates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
