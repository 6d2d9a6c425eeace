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
        'For a text with legal weight that is read in full or looked up by its sections: the terms of service and the privacy policy.',
        'Where a text is so long that a reader needs a list of what is in it.',
      ],
      not: [
        'For questions and their answers: take an `Accordion`, which opens just the one that matters.',
        'For what a service offers: take a `Section` with a `FeatureGrid`.',
        'To ask for a consent: take the `ConsentBar`, which leads here.',
      ],
      dos: [
        'Say in the highlights, in plain words, what a reader would want to know before agreeing, and nothing that the text does not hold.',
        'Keep the `id` of a section once it is published: others point at it.',
        'Say in the `PageHero` above when the text was last changed.',
        'Name somebody to ask, as `contact` or in a `CallToAction` below.',
      ],
      donts: [
        'Do not number the titles: their order does it, in the list and in the text.',
        'Do not fold sections away: people search, print and quote such a text.',
        'Do not use it for less than about five sections: the list would only be in the way.',
      ],
      access: [
        'The list is a `nav` named by the title above it, and its links work without scripts.',
        'Each section is an `article` whose `h3` begins with its number, so that it can be found by heading.',
        'From 1024 px the list stays in view beside the text, and scrolls by itself in a window that is lower than it; on a phone, or zoomed in, it comes before the text.',
        'A section that one jumps to begins below the navigation bar, not behind it.',
      ],
    } satisfies Guide,
  },
  args: { highlights: terms.highlights, title: terms.title, sections: terms.sections },
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type WholePage = StoryObj<Args>;

/** A summary, then the whole text. The list of what is in it stays in view on a wide screen. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    for (const [index, link] of canvas.getAllByRole('link').entries()) {
      const place = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(place).toHaveTextContent(new RegExp(`^${String(index + 1)}`));
    }
    await expect(canvas.getAllByRole('article')).toHaveLength(args.sections.length);
  },
};

/** The whole page: its hero says when the text was last changed, and its end leads to a person. */
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

/** Whom to ask may stand right under the text. */
export const WithContact: WholePage = {
  args: terms,
  render: ({ hero, ask, ...args }) => (
    <LegalPage
      {...args}
      contact={
        <div>
          <h3 className="text-title">{ask.title}</h3>
          <p className="mt-3 text-lg">{ask.text}</p>
        </div>
      }
    />
  ),
};

/** A list that is longer than the window scrolls by itself, so that its end is within reach. */
export const LongText: Story = {
  args: {
    sections: [1, 2, 3].flatMap((time) =>
      terms.sections.map(({ id, ...rest }) => ({ ...rest, id: `${id}-${String(time)}` })),
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation');
    list.scrollIntoView();
    const column = list.parentElement?.getBoundingClientRect();
    if (window.innerWidth >= 1024) await expect(column?.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
