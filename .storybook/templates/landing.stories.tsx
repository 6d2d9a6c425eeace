import {
  Asks,
  Button,
  LastLine,
  Link,
  Poster,
  ProcessSteps,
  Rows,
  RunIn,
  Section,
  SectionHeading,
  Sounding,
  TextLink,
} from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bakeryPage, Loaf } from './bakery.tsx';

const meta = {
  title: 'Templates/Landing',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** A home page: what it is, why it is good, how it works, evidence, questions, and one action. */
export const Default: StoryObj = {
  render: () =>
    bakeryPage({
      children: (
        <>
          <Poster
            ground="dusk"
            title="Bread that takes two days"
            lead="Stone-ground flour, water, salt and time. We bake before sunrise and deliver by bicycle until noon."
            actions={
              <>
                <Button asChild variant="glow">
                  <Link href="#order">Order bread</Link>
                </Button>
                <TextLink variant="more" href="#breads">
                  See the breads
                </TextLink>
              </>
            }
            scene={<Loaf className="mx-auto block h-auto w-full max-w-160" strokeWidth="0.2" />}
          />
          <Section>
            <SectionHeading
              title="Why it tastes different"
              lead="Three ingredients, one mill, and no shortcuts."
            />
            <Rows
              size="h1"
              items={[
                { id: 'flour', title: 'Our own flour', text: 'Milled on Tuesday, baked on Wednesday.' },
                { id: 'rise', title: 'A slow rise', text: 'The dough rests for a day and a half.' },
                { id: 'pure', title: 'Nothing added', text: 'Flour, water and salt. That is the list.' },
              ]}
            />
          </Section>
          <Section ground="surface">
            <SectionHeading title="How to order" />
            <ProcessSteps
              items={[
                { id: 'choose', title: 'Choose', text: 'Pick your loaves and the days you want them.' },
                {
                  id: 'bake',
                  title: 'We bake',
                  text: 'Your bread goes into the oven at four in the morning.',
                },
                {
                  id: 'eat',
                  title: 'You eat',
                  text: 'Collect it from seven, or find it at your door by noon.',
                },
              ]}
            />
          </Section>
          <Section>
            <RunIn
              label="On the counter"
              items={['Sourdough', 'Rye', 'Spelt', 'Baguettes', 'Focaccia', 'Rolls', 'Fruit loaf', 'Brioche']}
            />
          </Section>
          <Sounding
            figure="36"
            unit="h"
            text="from dough to loaf. The dough is in no hurry, and neither are we."
            items={[
              { id: 'breads', value: '9', label: 'kinds of bread' },
              { id: 'farms', value: '14', label: 'local farms' },
              { id: 'loaves', value: '240', label: 'loaves a day' },
            ]}
          />
          <Section ground="surface">
            <Asks
              title="Questions"
              defaultValue="gluten"
              items={[
                {
                  id: 'gluten',
                  title: 'Do you have bread without gluten?',
                  text: <p>No. We have one room, and flour is everywhere in it.</p>,
                },
                {
                  id: 'keep',
                  title: 'How long does a loaf keep?',
                  text: <p>Five days in a cloth bag. Sourdough is best on the second day.</p>,
                },
                {
                  id: 'cancel',
                  title: 'Can I pause my order?',
                  text: <p>Yes, until six in the evening of the day before.</p>,
                },
              ]}
            />
          </Section>
          <LastLine
            title="Tomorrow’s dough rises tonight"
            text="Order before six and your bread is in the first batch."
            actions={
              <Button asChild variant="glow" size="lg">
                <Link href="#order">Order bread</Link>
              </Button>
            }
          />
        </>
      ),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
