import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { Section, sectionTones } from './section.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'For every part of a page between what it begins and what it ends with.',
        'To tell two parts apart by their ground, without a box.',
      ],
      not: [
        'At the beginning of a page: take a `PageHero`, or the `Hero` on the home page.',
        'At the end of a page: take a `CallToAction`.',
        'For a few figures across the page: take a `StatsBand`, which is a band of its own.',
      ],
      dos: [
        'Begin it with a `SectionHeading`.',
        'Let `plain` and `surface` take turns.',
        'Give it an `id` where a link leads to it.',
      ],
      donts: [
        'Do not put one into another: the room around it would double.',
        'Do not use `deep` twice on a page.',
        'Do not set a width or a distance of your own: the rhythm of the pages comes from here.',
      ],
      access: [
        'Without a name it is no landmark, so that many of them do not crowd a screen reader’s list; name it with `aria-labelledby` where that helps.',
        'On `deep` everything in it is in the dark scheme, so the contrast holds.',
        'A link to its `id` shows it below the navigation bar, not behind it.',
        'Its content rises a few pixels as it comes into view; not so under reduced motion, and it is never hidden before.',
      ],
    } satisfies Guide,
  },
  args: { children: 'common:company.about' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sections change by their ground and their rhythm, not by boxes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** The three grounds, one after the other. */
export const Tones: Story = {
  render: ({ children }) => (
    <>
      {sectionTones.map((tone) => (
        <Section key={tone} tone={tone}>
          <SectionHeading title={tone} />
          {children}
        </Section>
      ))}
    </>
  ),
};

/** A name makes it a landmark, which screen readers list. */
export const Named: Story = {
  args: { 'aria-label': 'shell:pages.about' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About' })).toBeVisible();
  },
};

export const LongText: Story = {
  ...Tones,
  args: { children: ['services:custom.title', ' ', 'services:custom.text', ' ', 'services:custom.text'] },
};
