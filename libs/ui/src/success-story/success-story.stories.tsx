import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { SuccessStory } from './success-story.tsx';

const meta = {
  title: 'Components/SuccessStory',
  component: SuccessStory,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For one true story of what the studio’s work has changed, as on the page about the studio.',
        'To show what difference the work makes, where a figure would not.',
      ],
      not: [
        'For figures: take a `StatsBand`.',
        'For reasons to choose the studio: take a `CheckList`.',
        'For what happens in a project: take `ProcessSteps`.',
      ],
      dos: [
        'Tell what was, what was done and what it is like now, in three or four sentences.',
        'Ask whom it is about before it is published, even without a name.',
        'Say in `label` what it is: the reader has not met it yet.',
      ],
      donts: [
        'Do not make one up, and do not polish it until nobody is in it.',
        'Do not set it in quotation marks: it is told, nobody is quoted.',
        'Do not put two on a page.',
      ],
      access: [
        'A `figure` whose caption holds the label and the heading, so that a screen reader keeps title and text together.',
        'The title is an `h2`; set `headingLevel` to 3 below another one.',
        'The line at its side decorates; in forced colours it is drawn in the colour of the text.',
      ],
    } satisfies Guide,
  },
  args: { label: 'about:story.label', title: 'about:story.title', text: 'about:story.text' },
} satisfies Meta<typeof SuccessStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One per page. A story that is not true, or a name that nobody can check, has no place in it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toContainElement(canvas.getByRole('heading', { level: 2 }));
  },
};

export const LongText: Story = { args: { title: 'services:custom.title' } };
