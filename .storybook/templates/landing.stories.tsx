import {
  Accordion,
  Button,
  CallToAction,
  FeatureGrid,
  Hero,
  Icon,
  Link,
  ProcessSteps,
  Section,
  SectionHeading,
  StatsBand,
  SuccessStory,
} from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Leaf, ShoppingBasket, Truck, Users, Wheat } from 'lucide';
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
          <Hero
            title="Bread that takes two days"
            lead="Stone-ground flour, water, salt and time. We bake before sunrise and deliver by bicycle until noon."
            actions={
              <>
                <Button asChild variant="glow" size="lg">
                  <Link href="#order">Order bread</Link>
                </Button>
                <Button asChild variant="glass" size="lg">
                  <Link href="#breads">See the breads</Link>
                </Button>
              </>
            }
            art={<Loaf className="h-auto w-full max-w-96 justify-self-center text-brand" strokeWidth="0.3" />}
          />
          <StatsBand
            label="The bakery in numbers"
            items={[
              { id: 'time', value: '36 h', label: 'from dough to loaf' },
              { id: 'breads', value: '9', label: 'kinds of bread' },
              { id: 'farms', value: '14', label: 'local farms' },
              { id: 'loaves', value: '240', label: 'loaves a day' },
            ]}
          />
          <Section>
            <SectionHeading
              title="Why it tastes different"
              lead="Three ingredients, one mill, and no shortcuts."
            />
            <FeatureGrid
              items={[
                {
                  id: 'flour',
                  icon: <Icon icon={Wheat} />,
                  title: 'Our own flour',
                  text: 'Milled on Tuesday, baked on Wednesday.',
                },
                {
                  id: 'rise',
                  icon: <Icon icon={Clock} />,
                  title: 'A slow rise',
                  text: 'The dough rests for a day and a half.',
                },
                {
                  id: 'pure',
                  icon: <Icon icon={Leaf} />,
                  title: 'Nothing added',
                  text: 'Flour, water and salt. That is the list.',
                },
                {
                  id: 'delivery',
                  icon: <Icon icon={Truck} />,
                  title: 'Brought to you',
                  text: 'By bicycle, in a cloth bag, until noon.',
                },
                {
                  id: 'bakers',
                  icon: <Icon icon={Users} />,
                  title: 'Six bakers',
                  text: 'You meet them at the counter every morning.',
                },
                {
                  id: 'leftovers',
                  icon: <Icon icon={ShoppingBasket} />,
                  title: 'No leftovers',
                  text: 'What remains at six goes to the food bank.',
                },
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
            <SuccessStory
              label="From a customer"
              title="“Our guests ask for the bread first”"
              text="The Harbour Inn replaced frozen rolls with a daily delivery of sourdough. Breakfast reviews went from four to five stars in one season."
            />
          </Section>
          <Section ground="surface">
            <SectionHeading title="Questions" />
            <Accordion
              items={[
                {
                  id: 'gluten',
                  title: 'Do you have bread without gluten?',
                  content: <p>No. We have one room, and flour is everywhere in it.</p>,
                },
                {
                  id: 'keep',
                  title: 'How long does a loaf keep?',
                  content: <p>Five days in a cloth bag. Sourdough is best on the second day.</p>,
                },
                {
                  id: 'cancel',
                  title: 'Can I pause my order?',
                  content: <p>Yes, until six in the evening of the day before.</p>,
                },
              ]}
            />
          </Section>
          <CallToAction
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
