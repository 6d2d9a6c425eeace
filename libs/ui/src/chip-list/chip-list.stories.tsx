import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { industries, technologies } from '../stories/index.ts';
import { serviceThemes } from '../themes.ts';
import { ChipList } from './chip-list.tsx';

const meta = {
  title: 'Components/ChipList',
  component: ChipList,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For short names without an order, such as technologies or industries on a service page.',
        'For up to about fifteen names of one to three words.',
      ],
      not: [
        'To choose from: take `FilterChips`.',
        'For names that lead somewhere: take `RelatedLinks`.',
        'For what needs a sentence: take a `FeatureGrid`, or a `CheckList` for promises.',
      ],
      dos: [
        'Write names as their owners do: “TypeScript”, “iOS”.',
        'Put the names that visitors look for first.',
      ],
      donts: [
        'Do not make a chip clickable: it looks the same everywhere because it never is.',
        'Do not use one chip alone as a badge: it is a list.',
      ],
      access: [
        'A list, so a screen reader says how many names there are and one can leap over it.',
        'A chip has no role and takes no focus; its text keeps 4.5:1 in each of the eight themes.',
        'A long name breaks inside its chip, also at 400 % zoom.',
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

/** A name that is longer than the line breaks inside its chip. */
export const LongText: Story = {
  args: { items: ['services:hero.lead', ...industries] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
