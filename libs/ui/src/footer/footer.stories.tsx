import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ContactInfo, type ContactInfoProps } from '../contact-info/index.ts';
import contactInfo from '../contact-info/contact-info.stories.tsx';
import type { Guide } from '../guide.ts';
import { NewsletterForm, type NewsletterFormProps } from '../newsletter-form/index.ts';
import newsletterForm from '../newsletter-form/newsletter-form.stories.tsx';
import { SchemeSwitch, type SchemeSwitchProps } from '../scheme-switch/index.ts';
import schemeSwitch from '../scheme-switch/scheme-switch.stories.tsx';
import { Footer, type FooterProps } from './footer.tsx';

interface Args extends FooterProps {
  /** What is put into the slots. */
  slots?: {
    newsletter: NewsletterFormProps;
    contact: ContactInfoProps;
    schemeSwitch: SchemeSwitchProps;
  };
}

const page = (id: string) => ({ label: `shell:pages.${id}`, href: `#${id}` });

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'Once, at the end of every page: the ways that somebody may still look for after reading.',
        'With only `about`, `newsletter`, languages and `copyright` for a small site: every other part may stay away.',
      ],
      not: [
        'For the one thing to do after a page: take a `CallToAction`, which stands above it.',
        'To show all pages of the site: take a `SitemapList`.',
        'For contacts on a phone screen: take a `LinkTree`.',
      ],
      dos: [
        'Give each language its own name and the address of the same page in it.',
        'Put the pages that most visitors look for first in `links`.',
        'Pass `schemeSwitch` a `SchemeSwitch`, and `contact` a `ContactInfo` of the size `compact`.',
      ],
      donts: [
        'Do not put anything there that is found nowhere else.',
        'Do not leave the language of the page out of the list: it is marked, and stays where it is.',
      ],
      access: [
        'A `footer`, and within it a named `nav` for profiles, links, services and languages each.',
        'The language of the page carries `aria-current`, and each link its own `lang`, so it is read in the right voice.',
        'Its language links are whole pages and work without scripts.',
        'Links are 44 px high for a finger, and 36 px for a pointer.',
      ],
    } satisfies Guide,
  },
  args: {
    about: 'common:company.about',
    newsletter: null,
    languagesLabel: 'shell:site.languages',
    languages: [
      { code: 'en', label: 'English', href: '#en' },
      { code: 'zh-CN', label: '简体中文', href: '#zh-CN' },
      { code: 'zh-TW', label: '繁體中文', href: '#zh-TW' },
    ],
    language: 'en',
    copyright: 'common:footer.copyright?year=2026',
  },
  argTypes: { newsletter: { control: false }, contact: { control: false }, schemeSwitch: { control: false } },
  render: ({ slots, contact, ...args }) => (
    <Footer
      {...args}
      {...(slots && {
        newsletter: <NewsletterForm {...slots.newsletter} />,
        schemeSwitch: <SchemeSwitch {...slots.schemeSwitch} />,
      })}
      contact={contact && { ...contact, content: slots && <ContactInfo {...slots.contact} /> }}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** Links to profiles open in a new tab, and their names include that. On a phone the two lists stay side by side. */
export const Default: Story = {
  args: {
    name: 'shell:name',
    profiles: {
      title: 'common:footer.follow',
      newTab: 'shell:site.newTab',
      items: [
        { label: 'common:footer.facebook', href: 'https://facebook.example.com/inklake-studio' },
        { label: 'common:footer.linkedin', href: 'https://linkedin.example.com/company/inklake-studio' },
      ],
    },
    links: {
      title: 'common:footer.links',
      items: [...['home', 'about', 'services', 'faq'].map(page), { ...page('contact'), onClick: fn() }],
    },
    services: {
      title: 'common:footer.services',
      items: [
        'one-stop-service',
        'system-development',
        'mobile-app-development',
        'cloud-solutions',
        'social-media-design',
        'product-photography',
        'website-hosting',
        'other-development',
      ].map(page),
    },
    contact: { title: 'common:reach.title', content: null },
    legal: ['privacy-policy', 'terms-of-service', 'sitemap'].map(page),
    slots: {
      newsletter: { ...newsletterForm.args, className: undefined },
      contact: {
        ...contactInfo.args,
        size: 'compact',
        people: contactInfo.args.people.map((person) => ({ ...person, cards: person.cards.slice(0, 1) })),
      },
      schemeSwitch: schemeSwitch.args,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [profile] = canvas.getAllByRole('link');
    await expect(profile).toHaveAttribute('target', '_blank');
    const [, links] = canvas.getAllByRole('navigation');
    if (!links) throw new Error('There should be quick links.');
    const contact = within(links).getAllByRole('link').at(-1);
    if (!contact) throw new Error('There should be a link to the contact page.');
    contact.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await userEvent.click(contact);
    await expect(args.links?.items.at(-1)?.onClick).toHaveBeenCalledOnce();
  },
};

/** What a small site needs: nothing but what it must say. */
export const Small: Story = {};

/** Names take two lines where their column is narrow. */
export const LongText: Story = {
  args: {
    ...Default.args,
    about: 'home:hero.lead',
    links: {
      title: 'home:services.title',
      items: ['home:services.lead', 'shell:pages.mobile-app-development'].map((label) => ({
        label,
        href: `#${label}`,
      })),
    },
  },
};

export const Chinese: Story = {
  args: { ...Default.args, language: 'zh-TW' },
  globals: { language: 'zh-TW' },
};
