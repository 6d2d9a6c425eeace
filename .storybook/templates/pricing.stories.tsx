import { Asks, ComparisonTable, LastLine, Poster, PricingGrid, Section, SectionHeading } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonLink, toItems } from '../../libs/ui/src/internal/stories/index.ts';
import { BakeryPage, expectPage } from './bakery.tsx';

const meta = {
  title: 'Templates/Pricing',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** Plans side by side, a comparison with the alternative, and the questions that come before a purchase. */
export const Default: StoryObj = {
  render: () => (
    <BakeryPage current="Prices">
      <Poster
        ground="dusk"
        title="Bread subscriptions"
        lead="One price a week. Pause or stop whenever you like."
      />
      <Section>
        <SectionHeading title="Choose your basket" lead="Delivery within five kilometres is included." />
        <PricingGrid
          plans={[
            {
              id: 'solo',
              title: 'Solo',
              text: 'For one person who likes toast.',
              price: '$9',
              unit: 'per week',
              features: ['One loaf of your choice', 'Delivery on Wednesday', 'Pause at any time'],
              actions: buttonLink('Choose Solo', '#solo'),
            },
            {
              id: 'family',
              title: 'Family',
              text: 'For a table of four.',
              price: '$24',
              unit: 'per week',
              badge: 'Most popular',
              features: ['Three loaves of your choice', 'Delivery twice a week', 'Pause at any time'],
              actions: buttonLink('Choose Family', '#family', 'glow'),
            },
            {
              id: 'kitchen',
              title: 'Kitchen',
              text: 'For cafés and small restaurants.',
              price: '$140',
              unit: 'per week',
              features: ['Twenty-five loaves', 'Delivery every morning', 'One invoice a month'],
              actions: buttonLink('Choose Kitchen', '#kitchen'),
            },
          ]}
        />
      </Section>
      <Section ground="surface">
        <SectionHeading title="Millstone and the supermarket" />
        <ComparisonTable
          caption="Our bread compared with bread from a supermarket"
          captionHidden
          rowHeader="What matters"
          columns={[
            { id: 'ours', label: 'Millstone' },
            { id: 'theirs', label: 'Supermarket' },
          ]}
          highlightedColumn="ours"
          rows={[
            {
              id: 'ingredients',
              label: 'Ingredients',
              cells: { ours: 'Flour, water, salt', theirs: 'Up to twenty' },
            },
            { id: 'rise', label: 'Time to rise', cells: { ours: '36 hours', theirs: '2 hours' } },
            { id: 'age', label: 'Age when you buy it', cells: { ours: '3 hours', theirs: '2 days' } },
            { id: 'price', label: 'Price of a loaf', cells: { ours: '$8 to $9', theirs: '$3 to $5' } },
          ]}
        />
      </Section>
      <Section>
        <Asks
          title="Before you subscribe"
          items={toItems([
            ['When do I pay?', 'On Friday, for the week that ends.'],
            ['Can I swap a loaf?', 'Yes, until six in the evening of the day before.'],
            ['What if nobody is home?', 'The bag hangs on your door. It is rainproof.'],
          ])}
        />
      </Section>
      <LastLine
        title="Not sure yet?"
        text="Order a single loaf. If you do not like it, the next one is free."
        actions={buttonLink('Order one loaf', '#order', 'glow')}
      />
    </BakeryPage>
  ),
  play: expectPage,
};
