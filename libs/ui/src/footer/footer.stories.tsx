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
  /** Props of the components in the slots. */
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
        'Once, at the end of every page, for links that visitors look for after reading.',
        'On a small site with `about`, `newsletter`, languages and `copyright` only: all other parts are optional.',
      ],
      whenNot: [
        'For the primary action at the end of a page: use a `CallToAction` above the footer.',
        'To list all pages of the site: use a `SitemapList`.',
        'For contacts on a phone screen: use a `LinkTree`.',
      ],
      dos: [
        'Label each language in that language, and link to the same page in it.',
        'Put the most visited pages first in `links`.',
        'Pass a `SchemeSwitch` as `schemeSwitch`, and a `ContactInfo` with the size `compact` in `contact`.',
      ],
      donts: [
        'Do not add content that is not available elsewhere on the site.',
        'Do not leave out the current language: it is marked with `aria-current`.',
      ],
      accessibility: [
        'A `footer` with a labelled `nav` each for profiles, links, services and languages.',
        'The current language has `aria-current`. Each language link has a `lang`, so screen readers pronounce it correctly.',
        'Language links load a new document and work without JavaScript.',
        'Links are 44 px high on touch devices and 36 px high with a mouse.',
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

/** Links to profiles open in a new tab, and their names say so. On a phone the two lists are side by side. */
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
    if (!links) throw new Error('Expected quick links.');
    const contact = within(links).getAllByRole('link').at(-1);
    if (!contact) throw new Error('Expected a link to the contact page.');
    contact.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await userEvent.click(contact);
    await expect(args.links?.items.at(-1)?.onClick).toHaveBeenCalledOnce();
  },
};

/** Required props only. */
export const Minimal: Story = {};

/** Long labels wrap in narrow columns. */
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
