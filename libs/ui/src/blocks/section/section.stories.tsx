import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import type { Guide } from '../../internal/guide.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { Section } from './section.tsx';
import { sectionVariants } from './section.variants.ts';

const grounds = getVariantValues(sectionVariants, 'ground');

const meta = {
  title: 'Blocks/Section',
  component: Section,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'For every part of a page between the poster and the last line.',
        'To separate two parts by their background, without a box.',
      ],
      whenNot: [
        'At the top of a page: use a `Poster`.',
        'At the end of a page: use a `LastLine`.',
        'For a row of figures: use a `Sounding`, which is a section of its own.',
      ],
      dos: [
        'Start with a `SectionHeading`, and put what follows into one element.',
        'Go one step deeper or less deep from one section to the next.',
        'Set an `id` if a link points to it.',
      ],
      donts: [
        'Do not nest sections: their padding adds up.',
        'Do not put a line between sections: two that share a ground have one padding between them.',
        'Do not set your own width or padding: the section defines the spacing of the pages.',
      ],
      accessibility: [
        'It is a landmark only if it has a name: too many landmarks are hard to navigate. Set `aria-labelledby` where a landmark is useful.',
        'With `dusk` and `floor`, all content is in the dark scheme, so it has enough contrast.',
        'A link to its `id` scrolls it below the navigation bar.',
        'Its content slides up by a few pixels when it enters the viewport, except with reduced motion. It is never hidden before.',
      ],
    } satisfies Guide,
  },
  args: {
    children: 'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.',
  },
  argTypes: { children: { control: 'text' }, ground: { control: 'select', options: grounds } },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Backgrounds and spacing separate sections, not boxes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** A section is as high as its text. */
export const LongText: Story = {
  args: {
    children:
      'You speak with the people who do the work, so nothing gets lost on the way. Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so.',
  },
  decorators: (Story) => (
    <div className="w-80">
      <Story />
    </div>
  ),
};

/** All grounds, from the shore to the floor of the lake. */
export const Matrix: Story = {
  render: ({ children }) => (
    <>
      {grounds.map((ground) => (
        <Section key={ground} ground={ground}>
          <SectionHeading title={ground} />
          {children}
        </Section>
      ))}
    </>
  ),
};

/** With a name it is a landmark, which screen readers list. */
export const Named: Story = {
  args: { 'aria-label': 'About' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About' })).toBeVisible();
  },
};
