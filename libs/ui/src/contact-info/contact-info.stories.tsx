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
        '`full` on the contact page, for visitors who prefer a call, a chat or a letter to a form.',
        '`compact` in the `Footer`, with one QR code for each person.',
      ],
      whenNot: [
        'To send a message: use a `ContactForm`.',
        'For all links of the studio on one phone screen: use a `LinkTree`.',
        'For a single QR code: use a `NameCard`.',
      ],
      dos: [
        'Describe in `remark` what the person can help with, and in which languages.',
        'Use a `tel:` link with the country code, and display the number in the local format.',
        'Pass the QR codes as `NameCard`s, which reserve their space while they load.',
      ],
      donts: [
        'Do not show a phone number that is not answered.',
        'Do not pass more than two QR codes for a person: the layout has two columns.',
      ],
      accessibility: [
        'A list of terms and descriptions: screen readers announce “Phone”, then the person and the number.',
        'The chat opens in a new tab. An arrow shows this, and screen readers announce `newTab`.',
        'The postal address is an `address` element. Phone, email and chat links are 44 px high.',
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

/** On the contact page, with all contact options. */
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

/** In the footer, smaller and with one QR code for each person. */
export const Compact: Story = {
  args: {
    size: 'compact',
    className: 'max-w-120',
    people: people.map((person) => ({ ...person, cards: person.cards.slice(0, 1) })),
  },
};

export const OnePerson: Story = { args: { people: people.slice(0, 1) } };

/** Without people, only the postal address and the email address remain. */
export const NoPeople: Story = {
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
