import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { SectionHeading } from '../section-heading/index.ts';
import { inside, long } from '../../internal/stories/index.ts';
import { guide } from './section.guide.ts';
import { Section } from './section.tsx';
import { sectionVariants } from './section.variants.ts';

const grounds = getVariantValues(sectionVariants, 'ground');

const meta = {
  title: 'Blocks/Section',
  component: Section,
  parameters: { layout: 'fullscreen', guide },
  args: {
    children: 'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.',
  },
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

/** A section is as high as its text. */
export const LongText: Story = { args: { children: long.text }, decorators: inside('w-80') };

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
