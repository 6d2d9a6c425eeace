import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { serviceThemes } from '../../foundations/themes.ts';
import { ChipList } from './chip-list.tsx';

const technologies = [
  'WeChat Mini Program',
  'React Native',
  'Flutter',
  'Kotlin',
  'Swift',
  'JavaScript',
  'TypeScript',
  'Python',
  'Java',
  'Node.js',
  'REST',
  'GraphQL',
  'OAuth',
  'Firebase',
  'AWS',
];

const industries = [
  'E-commerce',
  'Retail',
  'Finance',
  'Healthcare',
  'Education',
  'Travel & Hospitality',
  'Real Estate',
  'Manufacturing',
  'Logistics',
];

const meta = {
  title: 'Primitives/ChipList',
  component: ChipList,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For short names in any order, such as technologies or industries on a service page.',
        'For up to about fifteen names of one to three words.',
      ],
      whenNot: [
        'To select options: use `FilterChips`.',
        'For names with a link: use `RelatedLinks`.',
        'For items with a sentence: use a `FeatureGrid`, or a `CheckList` for what is included.',
      ],
      dos: [
        'Spell names as their owners do: “TypeScript”, “iOS”.',
        'Put the names that visitors look for first.',
      ],
      donts: [
        'Do not make a chip interactive: visitors expect all chips to behave the same.',
        'Do not use a single chip as a badge: the component is a list.',
      ],
      accessibility: [
        'A list, so screen readers announce the number of names, and users can skip it.',
        'Chips have no role and are not focusable. Their text has a contrast of 4.5:1 in all eight themes.',
        'A long name wraps inside its chip, also at 400 % zoom.',
      ],
    } satisfies Guide,
  },
  args: { items: technologies, className: 'max-w-160' },
} satisfies Meta<typeof ChipList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(technologies.length);
  },
};

export const Industries: Story = { args: { items: industries } };

export const Themes: Story = {
  args: { items: industries.slice(0, 5) },
  render: (args) => (
    <div className="grid gap-4">
      {serviceThemes.map((theme) => (
        <div key={theme} data-theme={theme}>
          <ChipList {...args} />
        </div>
      ))}
    </div>
  ),
};

/** A name that is longer than the line wraps inside its chip. */
export const LongText: Story = {
  args: {
    items: [
      'Take one service or let several work together. Either way you have one team, one plan and one invoice.',
      ...industries,
    ],
    className: 'max-w-80',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: { items: ['全麦面包', '法棍', '肉桂卷', '蛋黄酥', '老面馒头', '生日蛋糕', '桂花拿铁', '手冲咖啡'] },
};
