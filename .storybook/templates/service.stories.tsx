import { ServiceDetailTemplate } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonLink, toItems } from '../../libs/ui/src/internal/stories/index.ts';
import { BakeryPage, expectPage } from './bakery.tsx';

const meta = {
  title: 'Templates/Service',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** One service in detail, in the color of its theme. */
export const Default: StoryObj = {
  render: () => (
    <BakeryPage current="Catering" tone="plain">
      <ServiceDetailTemplate
        theme="orange"
        back={{ label: 'All services', href: '#services' }}
        hero={{
          title: 'Catering for twenty to two hundred',
          lead: 'Sandwiches, tarts and warm bread for meetings, weddings and long days.',
          actions: buttonLink('Ask for a date', '#order', 'primary'),
        }}
        benefits={{
          title: 'Warm bread, on time',
          items: [
            'A menu for your guests and their allergies',
            'One price per person, known in advance',
            'Warm bread, baked while you set the tables',
            'We clean up and take everything back',
          ],
        }}
        features={{
          title: 'Also included',
          items: toItems([
            ['Plates and cutlery', 'Porcelain, not paper.'],
            ['A baker on site', 'For groups of fifty or more.'],
            ['A free tasting', 'Two weeks before the day.'],
          ]),
        }}
        process={{
          title: 'How it works',
          items: toItems([
            ['Ask', 'Send us the date, the place and the number of guests.'],
            ['Taste', 'Try the menu at our counter and change what you like.'],
            ['Celebrate', 'We arrive two hours early and stay until the end.'],
          ]),
        }}
        lists={[
          {
            id: 'menu',
            title: 'On the menu',
            items: ['Sourdough', 'Focaccia', 'Quiche', 'Fruit tarts', 'Rye', 'Soup'],
          },
          {
            id: 'occasions',
            title: 'Occasions',
            items: ['Weddings', 'Meetings', 'Openings', 'Birthdays', 'Film sets'],
          },
        ]}
        faq={{
          title: 'Questions',
          items: toItems([
            ['How far do you travel?', 'Up to forty kilometres from Guelph.'],
            ['Is there a vegan menu?', 'Yes. Half of our catering menu is vegan.'],
          ]),
        }}
        related={{
          title: 'Also from Millstone',
          items: [
            { id: 'bread', title: 'Bread subscriptions', text: 'from $9 a week', href: '#prices' },
            { id: 'courses', title: 'Baking courses', text: '$60 a person', href: '#courses' },
          ],
        }}
        lastLine={{
          title: 'Tell us about your day',
          text: 'We reply within one working day with a menu and a price.',
          actions: buttonLink('Ask for a date', '#order', 'glow'),
        }}
      />
    </BakeryPage>
  ),
  play: async (context) => {
    await expectPage(context);
    await expect(context.canvas.getAllByRole('link', { name: 'Ask for a date' })).toHaveLength(2);
  },
};
