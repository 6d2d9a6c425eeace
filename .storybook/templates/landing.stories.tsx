import {
  Asks,
  LastLine,
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
import { buttonLink, toItems } from '../../libs/ui/src/internal/stories/index.ts';
import { BakeryPage, expectPage, Loaf } from './bakery.tsx';

const meta = {
  title: 'Templates/Landing',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** A home page: what it is, why it is good, how it works, evidence, questions, and one action. */
export const Default: StoryObj = {
  render: () => (
    <BakeryPage>
      <Poster
        ground="dusk"
        title="Bread that takes two days"
        lead="Stone-ground flour, water, salt and time. We bake before sunrise and deliver by bicycle until noon."
        actions={
          <>
            {buttonLink('Order bread', '#order', 'glow')}
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
          items={toItems([
            ['Our own flour', 'Milled on Tuesday, baked on Wednesday.'],
            ['A slow rise', 'The dough rests for a day and a half.'],
            ['Nothing added', 'Flour, water and salt. That is the list.'],
          ])}
        />
      </Section>
      <Section ground="surface">
        <SectionHeading title="How to order" />
        <ProcessSteps
          items={toItems([
            ['Choose', 'Pick your loaves and the days you want them.'],
            ['We bake', 'Your bread goes into the oven at four in the morning.'],
            ['You eat', 'Collect it from seven, or find it at your door by noon.'],
          ])}
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
          items={toItems([
            ['Do you have bread without gluten?', 'No. We have one room, and flour is everywhere in it.'],
            ['How long does a loaf keep?', 'Five days in a cloth bag. Sourdough is best on the second day.'],
            ['Can I pause my order?', 'Yes, until six in the evening of the day before.'],
          ])}
        />
      </Section>
      <LastLine
        title="Tomorrow’s dough rises tonight"
        text="Order before six and your bread is in the first batch."
        actions={buttonLink('Order bread', '#order', 'glow')}
      />
    </BakeryPage>
  ),
  play: expectPage,
};
