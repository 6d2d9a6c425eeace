import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { NameCard, type NameCardProps } from '../name-card/index.ts';
import nameCard from '../name-card/name-card.stories.tsx';
import { ContactInfo } from './contact-info.tsx';

const card = (texts: Pick<NameCardProps, 'alt' | 'name'>) => (
  <NameCard {...nameCard.args} remark={undefined} className="" {...texts} />
);

const meta = {
  title: 'Sections/ContactInfo',
  component: ContactInfo,
  parameters: {
    layout: 'padded',
    guide: {
      when: [
        '`full` on the contact page, for those who prefer a call, a chat or a letter to a form.',
        '`compact` in the `Footer`, with one code for each person.',
      ],
      not: [
        'To write a message: take a `ContactForm`.',
        'For all links of the studio on one screen of a phone: take a `LinkTree`.',
        'For one code to scan: take a `NameCard`.',
      ],
      dos: [
        'Say in `remark` what one calls about, and in which languages.',
        'Give phone numbers a `tel:` address with the country code, and show them as the country writes them.',
        'Pass the codes as `NameCard`s, which keep their place while they load.',
      ],
      donts: [
        'Do not show a number that nobody answers.',
        'Do not put more than two codes beside a person: they stand in pairs.',
      ],
      access: [
        'A list of terms and descriptions: a screen reader says “Phone”, then who and how.',
        'The chat opens in a new tab, and `newTab` says so aloud beside the arrow that shows it.',
        'The post address stands in an `address`; phone, mail and chat are links of 44 px.',
      ],
    } satisfies Guide,
  },
  args: {
    labels: {
      phone: 'common:reach.phone',
      email: 'common:reach.email',
      address: 'common:reach.address',
    },
    people: [
      {
        name: 'common:company.contact1',
        phone: { label: 'common:company.phone1', href: 'tel:+16135550142' },
        remark: 'common:company.phone1Remark',
        chat: { label: 'common:reach.chat', href: 'https://wa.me/16135550142' },
        cards: [
          card({ name: 'WeChat', alt: 'Mei Lin, WeChat' }),
          card({ name: 'WhatsApp', alt: 'Mei Lin, WhatsApp' }),
        ],
      },
      {
        name: 'common:company.contact2',
        phone: { label: 'common:company.phone2', href: 'tel:+16135550187' },
        remark: 'common:company.phone2Remark',
        chat: { label: 'common:reach.chat', href: 'https://wa.me/16135550187' },
        cards: [
          card({ name: 'WeChat', alt: 'Tom Hale, WeChat' }),
          card({ name: 'WhatsApp', alt: 'Tom Hale, WhatsApp' }),
        ],
      },
    ],
    email: { label: 'common:company.email', href: 'mailto:hello@example.com' },
    address: 'common:company.address',
    newTab: 'shell:site.newTab',
  },
} satisfies Meta<typeof ContactInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const { people } = meta.args;

/** The contact page: everything at once, since each visitor has a way of their own. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      'tel:+16135550142',
      'https://wa.me/16135550142',
      'tel:+16135550187',
      'https://wa.me/16135550187',
      'mailto:hello@example.com',
    ]);
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
  },
};

/** The footer: the same ways, quieter, with one code each. */
export const Compact: Story = {
  args: {
    size: 'compact',
    className: 'max-w-120',
    people: people.map((person) => ({ ...person, cards: person.cards.slice(0, 1) })),
  },
};

/** Who has no phone is not in the list; with nobody in it, the post and the mail remain. */
export const OnePerson: Story = { args: { people: people.slice(0, 1) } };

export const Nobody: Story = {
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    people: people.map((person) => ({
      ...person,
      name: 'shell:name',
      remark: 'common:company.about',
      chat: { ...person.chat, label: 'common:company.whatsappMessage' },
    })),
    email: { label: 'a-very-long-address-of-a-new-client@mail.subsidiary.example.com', href: 'mailto:' },
  },
};
