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
        'For what happens one after the other, such as a project from the first talk to the support.',
        'For three, four or six steps, each with a title and a sentence.',
      ],
      not: [
        'For things without an order: take a `FeatureGrid`, or a `CheckList` when a word is enough.',
        'For where a page stands among the others: take `Breadcrumbs`.',
        'To show how far a form is filled in: it knows no current step.',
      ],
      dos: [
        'Name a step by what happens in it, in one or two words.',
        'Say in the text what the reader gets, or has to do.',
        'Keep to three, four or six: any other number leaves a hole in its rows.',
      ],
      donts: [
        'Do not write the number into the title: it is drawn and read already.',
        'Do not make the titles links: the steps tell, they do not lead.',
      ],
      access: [
        'An ordered list; the number in the stone is text, and is read before the title.',
        'The titles are `h3`; set `headingLevel` where there is no `h2` above them.',
        'On a phone the steps lead down, from 768 px along rows; the order is the same.',
        'In forced colours the stones keep their own ground, on which the number can be read.',
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

/** The line goes on to the next stone, however long a text is. */
export const LongText: Story = {
  args: { items: [titled('services:custom'), ...three.slice(1)] },
};
