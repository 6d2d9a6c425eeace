import { Bell, Database, Handshake, KeyRound, Lock, Scale, User } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CallToAction } from '../call-to-action/index.ts';
import type { Guide } from '../guide.ts';
import { Link } from '../link/index.ts';
import { PageHero } from '../page-hero/index.ts';
import { LegalPage, type LegalPageProps } from './legal-page.tsx';

interface Args extends LegalPageProps {
  hero: { title: string; lead: string; updated: string };
  ask: { title: string; text: string; label: string };
}

type Policy = 'terms-of-service' | 'privacy-policy';

const common = (policy: Policy) => ({
  hero: {
    title: `${policy}:hero.title`,
    lead: `${policy}:hero.lead`,
    updated: `${policy}:hero.updated?date=${String(Date.UTC(2025, 3, 23))}`,
  },
  title: `${policy}:full`,
  ask: {
    title: `${policy}:contact.title`,
    text: `${policy}:contact.text`,
    label: 'shell:actions.contactUs',
  },
});

const highlight = (policy: Policy, id: string, icon: ReactNode, values = '') => ({
  icon,
  title: `${policy}:highlights.${id}.title`,
  text: `${policy}:highlights.${id}.text${values}`,
});

const section = (policy: Policy, id: string, paragraphs: readonly string[]) => ({
  id,
  title: `${policy}:sections.${id}.title`,
  paragraphs: paragraphs.map((paragraph) => `${policy}:sections.${id}.${paragraph}`),
});

const terms = {
  ...common('terms-of-service'),
  highlights: {
    title: 'terms-of-service:highlights.title',
    items: [
      highlight('terms-of-service', 'age', <User />, '?age=18'),
      highlight('terms-of-service', 'property', <KeyRound />),
      highlight('terms-of-service', 'agreements', <Handshake />),
      highlight('terms-of-service', 'law', <Scale />),
    ],
  },
  sections: [
    section('terms-of-service', 'acceptance', ['scope', 'changes']),
    section('terms-of-service', 'age', ['age?age=18']),
    section('terms-of-service', 'agreements', ['agreement', 'prevails']),
    section('terms-of-service', 'payment', ['prices', 'late']),
    section('terms-of-service', 'property', ['licence', 'yours']),
    section('terms-of-service', 'cancellation', ['end', 'backup?months=12']),
    section('terms-of-service', 'liability', ['backups', 'limits']),
    section('terms-of-service', 'law', ['use', 'law', 'valid']),
  ],
};

const privacy = {
  ...common('privacy-policy'),
  highlights: {
    title: 'privacy-policy:highlights.title',
    items: [
      highlight('privacy-policy', 'sale', <Lock />),
      highlight('privacy-policy', 'marketing', <Bell />),
      highlight('privacy-policy', 'cookies', <Database />),
      highlight('privacy-policy', 'rights', <User />),
    ],
  },
  sections: [
    section('privacy-policy', 'introduction', ['who', 'agree']),
    section('privacy-policy', 'collected', ['form', 'newsletter']),
    section('privacy-policy', 'automatic', ['cookies', 'tracking', 'logs']),
    section('privacy-policy', 'use', ['answer', 'marketing']),
    section('privacy-policy', 'sharing', ['sale', 'place']),
    section('privacy-policy', 'contact', ['rights?days=30', 'write']),
  ],
};

const meta = {
  title: 'Sections/LegalPage',
  component: LegalPage,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'For legal texts that visitors read in full or look up by section: the terms of service and the privacy policy.',
        'Where a text is so long that it needs a table of contents.',
      ],
      whenNot: [
        'For questions and answers: use an `Accordion`.',
        'For the features of a service: use a `Section` with a `FeatureGrid`.',
        'To ask for consent: use the `ConsentBar`, which links to this page.',
      ],
      dos: [
        'Summarize in `highlights`, in plain words, what readers want to know before they agree. Add nothing that the text does not contain.',
        'Keep the `id` of a section after publication: other pages link to it.',
        'Show the date of the last change in the `PageHero` above.',
        'Name a contact person in `contact` or in a `CallToAction` below.',
      ],
      donts: [
        'Do not number the titles: the component numbers them in the table of contents and in the text.',
        'Do not collapse sections: visitors search, print and quote such a text.',
        'Do not use it for less than about five sections: they need no table of contents.',
      ],
      accessibility: [
        'The table of contents is a `nav` with the title above it as its name. Its links work without JavaScript.',
        'Each section is an `article` with an `h3` that starts with the section number, so users can navigate by heading.',
        'From 1024 px the table of contents is sticky beside the text, and scrolls separately if it is higher than the viewport. On phones and at high zoom it is above the text.',
        'The navigation bar does not cover a section that a link jumps to.',
      ],
    } satisfies Guide,
  },
  args: { highlights: terms.highlights, title: terms.title, sections: terms.sections },
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type WholePage = StoryObj<Args>;

/** A summary, then the complete text. On wide screens the table of contents is sticky. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    for (const [index, link] of canvas.getAllByRole('link').entries()) {
      const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(target).toHaveTextContent(new RegExp(`^${String(index + 1)}`));
    }
    await expect(canvas.getAllByRole('article')).toHaveLength(args.sections.length);
  },
};

/** The complete page. Its hero shows the date of the last change, and its last section links to the contact page. */
export const Terms: WholePage = {
  args: terms,
  render: ({ hero, ask, ...args }) => (
    <>
      <PageHero tone="plain" {...hero} />
      <LegalPage {...args} />
      <CallToAction title={ask.title} text={ask.text}>
        <Button asChild variant="glow" size="lg">
          <Link href="/contact">{ask.label}</Link>
        </Button>
      </CallToAction>
    </>
  ),
};

export const Privacy: WholePage = { ...Terms, args: privacy };

/** The contact details are below the text. */
export const WithContact: Story = {
  args: {
    contact: { name: 'shell:name', address: 'common:company.address', email: 'hello@example.com' },
  },
};

/** A table of contents that is higher than the viewport scrolls separately. */
export const LongText: Story = {
  args: {
    sections: [1, 2, 3].flatMap((copy) =>
      terms.sections.map(({ id, ...rest }) => ({ ...rest, id: `${id}-${String(copy)}` })),
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation');
    list.scrollIntoView();
    const column = list.parentElement?.getBoundingClientRect();
    if (window.innerWidth >= 1024) await expect(column?.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
