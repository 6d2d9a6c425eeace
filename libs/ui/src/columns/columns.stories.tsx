import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { columnRatios, Columns } from './columns.tsx';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For a heading with its content beside it, such as a form.',
        'For a text with a short list that belongs to it.',
      ],
      whenNot: [
        'For three or more equal items: use a `FeatureGrid`, a `ServiceGrid` or a `PricingGrid`.',
        'For the parts of a page: use one `Section` for each.',
      ],
      dos: [
        'Pass two children. The first one is read first.',
        'Use the `stacked` form of `SectionHeading` in a column.',
        'Give the wider column to what visitors came for.',
      ],
      donts: [
        'Do not change the order with CSS: the keyboard and screen readers follow the order of the children.',
        'Do not nest columns: text becomes too narrow to read.',
      ],
      accessibility: [
        'It adds no role: headings and lists inside keep their structure.',
        'The columns depend on the width of the container, so they are one below the other at 400 % zoom.',
      ],
    } satisfies Guide,
  },
  args: {
    children: [
      <SectionHeading key="heading" stacked title="contact:form.title" lead="contact:form.lead" />,
      <p key="text" className="text-lg text-ink-muted">
        services:custom.text
      </p>,
    ],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, and its content beside it on wide screens. */
export const Default: Story = {
  args: { ratio: 'narrow-wide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Ratios: Story = {
  render: ({ children }) => (
    <div className="space-y-16">
      {columnRatios.map((ratio) => (
        <Columns key={ratio} ratio={ratio}>
          {children}
        </Columns>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    ratio: 'wide-narrow',
    children: [
      <SectionHeading key="heading" stacked title="services:custom.title" lead="services:custom.text" />,
      <p key="text">services:custom.text</p>,
    ],
  },
};
