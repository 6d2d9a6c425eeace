import { Button, Link, ServiceDetailTemplate } from '@studio/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bakeryPage } from './bakery.tsx';

const meta = {
  title: 'Templates/Service',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** One service in detail, in the color of its theme. */
export const Default: StoryObj = {
  render: () =>
    bakeryPage({
      current: 'Catering',
      tone: 'plain',
      children: (
        <ServiceDetailTemplate
          theme="orange"
          back={{ label: 'All services', href: '#services' }}
          hero={{
            title: 'Catering for twenty to two hundred',
            lead: 'Sandwiches, tarts and warm bread for meetings, weddings and long days.',
            actions: (
              <Button asChild size="lg">
                <Link href="#order">Ask for a date</Link>
              </Button>
            ),
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
            items: [
              { id: 'plates', title: 'Plates and cutlery', text: 'Porcelain, not paper.' },
              { id: 'baker', title: 'A baker on site', text: 'For groups of fifty or more.' },
              { id: 'tasting', title: 'A free tasting', text: 'Two weeks before the day.' },
            ],
          }}
          process={{
            title: 'How it works',
            items: [
              { id: 'ask', title: 'Ask', text: 'Send us the date, the place and the number of guests.' },
              { id: 'taste', title: 'Taste', text: 'Try the menu at our counter and change what you like.' },
              {
                id: 'celebrate',
                title: 'Celebrate',
                text: 'We arrive two hours early and stay until the end.',
              },
            ],
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
            items: [
              { id: 'far', title: 'How far do you travel?', text: 'Up to forty kilometres from Guelph.' },
              {
                id: 'vegan',
                title: 'Is there a vegan menu?',
                text: 'Yes. Half of our catering menu is vegan.',
              },
            ],
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
            actions: (
              <Button asChild variant="glow" size="lg">
                <Link href="#order">Ask for a date</Link>
              </Button>
            ),
          }}
        />
      ),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: 'Ask for a date' })).toHaveLength(2);
  },
};
