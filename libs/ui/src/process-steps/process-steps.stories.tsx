import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { serviceThemes } from '../themes.ts';
import { ProcessSteps } from './process-steps.tsx';

const titled = (place: string) => ({ title: `${place}.title`, text: `${place}.text` });

const six = ['discovery', 'planning', 'design', 'development', 'launch', 'support'].map((id) =>
  titled(`system-development:process.${id}`),
);

const four = [
  titled('social-media-design:steps.discovery'),
  titled('social-media-design:steps.design'),
  {
    title: 'social-media-design:steps.revisions.title',
    text: 'social-media-design:steps.revisions.text?rounds=2',
  },
  titled('social-media-design:steps.delivery'),
];

const three = ['discover', 'design', 'deliver'].map((id) => titled(`services:approach.${id}`));

const meta = {
  title: 'Components/ProcessSteps',
  component: ProcessSteps,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        'For steps in order, such as the phases of a project.',
        'For three, four or six steps, each with a title and a sentence.',
      ],
      whenNot: [
        'For items in any order: use a `FeatureGrid`, or a `CheckList` for items without a sentence.',
        'For the position of a page in the site: use `Breadcrumbs`.',
        'To show the progress of a form: it has no current step.',
      ],
      dos: [
        'Name each step in one or two words.',
        'Describe in the text what the customer gets or has to do.',
        'Use three, four or six steps: other numbers leave gaps in the rows.',
      ],
      donts: [
        'Do not write the number into the title: the component renders it.',
        'Do not make the titles links: the steps describe a process and do not navigate.',
      ],
      accessibility: [
        'An ordered list. The number is text before the title.',
        'The titles are `h3`. Set `headingLevel` where there is no `h2` above them.',
        'On phones the steps are in one column, from 768 px in rows. The order is the same.',
        'In forced colours the numbers have a solid background.',
      ],
    } satisfies Guide,
  },
  args: { items: six },
} satisfies Meta<typeof ProcessSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For steps with an order. Screen readers announce the numbers with the titles. On a phone the steps are stacked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(six.length);
    await expect(steps[5]).toHaveTextContent(/^6/);
  },
};

export const Four: Story = { args: { items: four } };

export const Three: Story = { args: { items: three } };

export const Themes: Story = {
  args: { items: three },
  render: (args) => (
    <div className="grid gap-16">
      {serviceThemes.map((theme) => (
        <div key={theme} data-theme={theme}>
          <ProcessSteps {...args} />
        </div>
      ))}
    </div>
  ),
};

/** The line reaches the next number with texts of any length. */
export const LongText: Story = {
  args: { items: [titled('services:custom'), ...three.slice(1)] },
};
