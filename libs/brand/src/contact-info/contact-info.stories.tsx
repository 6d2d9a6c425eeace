import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '@studio/ui';
import { expect } from 'storybook/test';
import mei from '../../dist/drawings/meiPortrait.svg?url';
import tom from '../../dist/drawings/tomPortrait.svg?url';
import { QrCard, type QrCardProps } from '../qr-card/index.ts';
import nameCard from '../qr-card/qr-card.stories.tsx';
import { guide } from './contact-info.guide.ts';
import { ContactInfo } from './contact-info.tsx';

const card = (texts: Pick<QrCardProps, 'alt' | 'name'>) => (
  <QrCard {...nameCard.args} remark={undefined} className="" {...texts} />
);

const person = (name: string, portrait: string, extension: string, remark: string) => ({
  id: name,
  name,
  picture: <Illustration src={portrait} ratio="10:11" />,
  phone: { label: `+1 613-555-${extension}`, href: `tel:+1613555${extension}` },
  remark,
  chat: { label: 'Chat on WhatsApp', href: `https://wa.me/1613555${extension}` },
  cards: ['WeChat', 'WhatsApp'].map((channel) => card({ name: channel, alt: `${name}, ${channel}` })),
});

const meta = {
  title: 'Studio/ContactInfo',
  component: ContactInfo,
  parameters: { layout: 'padded', guide },
  args: {
    labels: { phone: 'Phone', email: 'Email', address: 'Address' },
    people: [
      person('Mei Lin', mei, '0142', 'New projects, English and Mandarin'),
      person('Tom Hale', tom, '0187', 'Support for current clients, English'),
    ],
    email: { label: 'hello@example.com', href: 'mailto:hello@example.com' },
    address: '48 Inkwell Lane, Inklake, Ontario K0X 0X0, Canada',
    addressNote: 'It is 9:41 here.',
    newTabLabel: 'opens in a new tab',
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

/** In the footer, smaller. The QR code of each person is in a disclosure. */
export const Small: Story = {
  args: {
    size: 'sm',
    addressNote: undefined,
    className: 'max-w-120',
    people: people.map((person) => ({
      ...person,
      cards: person.cards.slice(0, 1),
      cardsLabel: 'WeChat card',
    })),
  },
};

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
      name: 'Inklake Studio',
      remark: 'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.',
      chat: { ...person.chat, label: 'Hello, I found you through your website.' },
    })),
    email: { label: 'a-very-long-address-of-a-client@mail.subsidiary.example.com', href: 'mailto:' },
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    labels: { phone: '電話', email: '電子郵件', address: '地址' },
    people: people.slice(0, 1).map((person) => ({
      ...person,
      name: '林梅',
      remark: '新專案洽詢，國語、英語',
      chat: { ...person.chat, label: '用WhatsApp聊聊' },
      cards: [card({ name: '微信', alt: '林梅的微信' }), card({ name: 'WhatsApp', alt: '林梅的WhatsApp' })],
    })),
    address: '加拿大安大略省Inklake，48 Inkwell Lane，K0X 0X0',
    addressNote: '我們這裡現在是9:41。',
    newTabLabel: '在新分頁開啟',
  },
};
