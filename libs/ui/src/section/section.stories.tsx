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
        'For every part of a page between the hero and the call to action.',
        'To separate two parts by their background, without a box.',
      ],
      whenNot: [
        'At the top of a page: use a `PageHero`, or the `Hero` on the home page.',
        'At the end of a page: use a `CallToAction`.',
        'For a row of figures: use a `StatsBand`, which is a section of its own.',
      ],
      dos: [
        'Start with a `SectionHeading`.',
        'Alternate `plain` and `surface`.',
        'Set an `id` if a link points to it.',
      ],
      donts: [
        'Do not nest sections: their padding adds up.',
        'Do not use `deep` twice on a page.',
        'Do not set your own width or padding: the section defines the spacing of the pages.',
      ],
      accessibility: [
        'It is a landmark only if it has a name: too many landmarks are hard to navigate. Set `aria-labelledby` where a landmark is useful.',
        'With `deep`, all content is in the dark scheme, so it has enough contrast.',
        'A link to its `id` scrolls it below the navigation bar.',
        'Its content slides up by a few pixels when it enters the viewport, except with reduced motion. It is never hidden before.',
      ],
    } satisfies Guide,
  },
  args: { children: 'common:company.about' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Backgrounds and spacing separate sections, not boxes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** The three backgrounds. */
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

/** With a name it is a landmark, which screen readers list. */
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
