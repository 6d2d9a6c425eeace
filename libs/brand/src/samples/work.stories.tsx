import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { getBoard, getPhone, getRules, getScreens, getTable, renderPost, words } from './fixtures.tsx';
import { SampleBoard } from './sample-board/index.ts';
import { SamplePhone } from './sample-phone/index.ts';
import type { SamplePostKind, SamplePostRatio } from './sample-post/index.ts';
import { SampleRules } from './sample-rules/index.ts';
import { SampleTable } from './sample-table/index.ts';

type Cut = readonly [SamplePostKind, SamplePostRatio];

/** One post in the three ratios that every channel takes. */
const cuts = (kind: SamplePostKind): readonly Cut[] => [
  [kind, '1:1'],
  [kind, '4:5'],
  [kind, '9:16'],
];

/** The posts in each picture, by the path of the picture. */
const posts: Readonly<Record<string, readonly Cut[]>> = {
  'loon-lake-posts/cover': [
    ['bread', '1:1'],
    ['flour', '9:16'],
    ['oven', '4:5'],
  ],
  'loon-lake-posts/upright': [['bread', '4:5']],
  'loon-lake-posts/bread': cuts('bread'),
  'loon-lake-posts/flour': cuts('flour'),
  'loon-lake-posts/oven': cuts('oven'),
  'morning-mist-posts/cover': [
    ['tea', '4:5'],
    ['cup', '1:1'],
  ],
  'morning-mist-posts/upright': [['tea', '4:5']],
  'morning-mist-posts/tea': cuts('tea'),
  'morning-mist-posts/cup': cuts('cup'),
  'paddle-and-pine/posts': cuts('canoe'),
};

/** The samples that pieces of work show as pictures. `npm run samples` saves each element with `data-picture`. */
function Work({ language }: { language: keyof typeof words }) {
  const texts = words[language];
  const screens: Readonly<Record<string, ReactNode>> = {
    'order-desk/board': <SampleBoard {...getBoard(texts)} />,
    'order-desk/rules': <SampleRules {...getRules(texts)} />,
    'order-desk/table': <SampleTable {...getTable(texts)} />,
  };
  return (
    <div className="grid grid-cols-1 gap-16">
      {Object.entries(posts).map(([path, items]) => (
        <div key={path} data-picture={path} className="flex max-w-336 items-end gap-8 *:flex-1">
          {items.map(([kind, ratio]) => (
            <div key={`${kind}-${ratio}`}>{renderPost(kind, ratio, texts)}</div>
          ))}
        </div>
      ))}
      {Object.entries(screens).map(([path, screen]) => (
        <div key={path} data-picture={path} className="max-w-336 p-0.5">
          {screen}
        </div>
      ))}
      {/* A part of the board: it is twice as wide, and reaches the lower edge. */}
      <div data-picture="order-desk/upright" className="h-290 max-w-168 overflow-clip p-0.5">
        <div className="h-full w-336 *:h-full [&_[data-slot=sample-board]>div]:grid [&_[data-slot=sample-board]>div]:h-full [&_[data-slot=sample-board]>div]:grid-rows-[auto_1fr]">
          {screens['order-desk/board']}
        </div>
      </div>
      <div data-picture="market-stall/screens" className="flex max-w-336 gap-8 *:flex-1">
        {getScreens(texts).map((screen) => (
          <SamplePhone key={screen.title} {...screen} />
        ))}
      </div>
      <div data-picture="market-stall/phone" className="max-w-160">
        <SamplePhone {...getPhone(texts)} />
      </div>
    </div>
  );
}

const meta = {
  title: 'Studio/Samples/Work',
  component: Work,
  // No docs page: its three stories are 48,000 px high.
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'padded' },
  args: { language: 'en' },
} satisfies Meta<typeof Work>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Traditional: Story = { args: { language: 'zh-TW' }, globals: { language: 'zh-TW' } };

export const Simplified: Story = { args: { language: 'zh-CN' }, globals: { language: 'zh-CN' } };
