import { ChartColumn, Code, KeyRound, Languages, Layers, Monitor, Plug, Wrench } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { DrawingImage } from '../drawing-image/index.ts';
import type { Guide } from '../guide.ts';
import otherDrawing from '../illustration/files/otherHeaderDrawing.svg';
import systemDrawing from '../illustration/files/systemHeaderDrawing.svg';
import { Link } from '../link/index.ts';
import { industries, technologies } from '../stories/index.ts';
import { serviceThemes } from '../themes.ts';
import { ServiceDetailTemplate, type ServiceDetailTemplateProps } from './service-detail-template.tsx';

interface Args extends ServiceDetailTemplateProps {
  /** The label of the last button. */
  contact: string;
}

const titled = (place: string) => ({ title: `${place}.title`, text: `${place}.text` });
const asked = (place: string) => ({ question: `${place}.question`, answer: `${place}.answer` });
const drawing = (src: string) => (
  <DrawingImage src={src} tone="theme" className="w-full max-w-128 justify-self-center" />
);
const breadcrumbsTo = (id: string) => ({
  label: 'common:service.breadcrumbs',
  items: [
    { label: 'shell:pages.home', href: '/' },
    { label: 'shell:pages.services', href: '/services' },
    { label: `shell:pages.${id}` },
  ],
});
const services = (...ids: string[]) =>
  ids.map((id) => ({ label: `shell:pages.${id}`, href: `/services/${id}` }));

const shared = {
  contact: 'shell:actions.contactUs',
  back: { label: 'shell:actions.backToServices', href: '/services' },
};

const system: Args = {
  ...shared,
  theme: 'blue',
  breadcrumbs: breadcrumbsTo('system-development'),
  hero: {
    title: 'system-development:hero.title',
    lead: 'system-development:hero.lead',
  },
  benefits: {
    title: 'system-development:benefits.title',
    items: ['once', 'answers', 'people', 'yours'].map((id) => `system-development:benefits.list.${id}`),
    image: drawing(systemDrawing),
  },
  features: {
    title: 'system-development:features.title',
    items: [
      { icon: <Layers />, ...titled('system-development:features.workflow') },
      { icon: <KeyRound />, ...titled('system-development:features.access') },
      { icon: <Plug />, ...titled('system-development:features.integration') },
      { icon: <ChartColumn />, ...titled('system-development:features.reports') },
      { icon: <Languages />, ...titled('system-development:features.languages') },
      { icon: <Monitor />, ...titled('system-development:features.devices') },
    ],
  },
  process: {
    title: 'system-development:process.title',
    items: ['discovery', 'planning', 'design', 'development', 'launch', 'support'].map((id) =>
      titled(`system-development:process.${id}`),
    ),
  },
  technologies: {
    title: 'common:service.technologies',
    items: ['typescript', 'react', 'node', 'python', 'postgresql', 'redis', 'rest', 'graphql', 'docker'].map(
      (id) => `system-development:technologies.${id}`,
    ),
  },
  industries: {
    title: 'common:service.industries',
    items: ['retail', 'finance', 'healthcare', 'education', 'manufacturing', 'logistics'].map(
      (id) => `common:industries.${id}`,
    ),
  },
  faq: {
    title: 'common:service.faq',
    items: ['ready', 'small', 'data', 'after'].map((id) => asked(`system-development:faq.${id}`)),
  },
  related: {
    title: 'common:service.related',
    items: services(
      'cloud-solutions',
      'mobile-app-development',
      'other-development',
      'website-hosting',
      'one-stop-service',
    ),
  },
  close: { ...titled('system-development:close'), actions: null },
};

const other: Args = {
  ...shared,
  theme: 'red',
  breadcrumbs: breadcrumbsTo('other-development'),
  hero: {
    title: 'other-development:hero.title',
    lead: 'other-development:hero.lead',
  },
  benefits: {
    title: 'other-development:benefits.title',
    items: ['look', 'small', 'both', 'notes'].map((id) => `other-development:benefits.list.${id}`),
    image: drawing(otherDrawing),
  },
  features: {
    title: 'other-development:features.title',
    items: [
      { icon: <Code />, ...titled('other-development:features.development') },
      { icon: <Plug />, ...titled('other-development:features.integration') },
      { icon: <Languages />, ...titled('other-development:features.localization') },
      { icon: <Wrench />, ...titled('other-development:features.maintenance') },
    ],
  },
  process: {
    title: 'other-development:process.title',
    items: ['discovery', 'planning', 'development', 'testing', 'deployment', 'support'].map((id) =>
      titled(`other-development:process.${id}`),
    ),
  },
  technologies: {
    title: 'common:service.technologies',
    items: technologies,
  },
  industries: {
    title: 'common:service.industries',
    items: industries,
  },
  faq: {
    title: 'common:service.faq',
    items: ['miniProgram', 'development', 'integration', 'localization'].map((id) =>
      asked(`other-development:faq.${id}`),
    ),
  },
  related: {
    title: 'common:service.related',
    items: services(
      'mobile-app-development',
      'system-development',
      'cloud-solutions',
      'website-hosting',
      'one-stop-service',
    ),
  },
  close: { ...titled('other-development:close'), actions: null },
};

const meta = {
  title: 'Sections/ServiceDetailTemplate',
  component: ServiceDetailTemplate,
  // Generating the source from the args takes minutes: they contain the elements of the illustrations.
  parameters: {
    layout: 'fullscreen',
    docs: { source: { type: 'code' } },
    guide: {
      when: [
        'For a service page without prices, such as system development or cloud solutions.',
        'For a new service of that kind: it needs texts, a theme and an illustration, but no layout.',
      ],
      whenNot: [
        'For a service with plans: compose its page from `PageHero`, `PricingGrid` and `ProcessSteps`.',
        'For a legal text: use a `LegalPage`.',
        'For the list of all services: use a `ServiceGrid`.',
      ],
      dos: [
        'Use the theme that the service has on its `ServiceCard`.',
        'Use four or six features, and six steps.',
        'Answer in `faq` the questions that visitors have before their first message.',
        'End with one button in `close.actions`.',
      ],
      donts: [
        'Do not apply the theme to more elements: it colours the hero, illustrations, chips, numbers and links only.',
        'Do not leave a part empty: its heading would have no content.',
        'Do not change the order for one service: visitors who compare services expect the same order.',
      ],
      accessibility: [
        'One `h1`, an `h2` for every part, and an `h3` for every feature, step and question.',
        'Text has enough contrast in all eight themes and both schemes.',
        'With `breadcrumbs`, the back link is below the related links.',
        'The find-in-page of the browser finds collapsed answers, as in every `Accordion`.',
      ],
    } satisfies Guide,
  },
  args: system,
  argTypes: { theme: { control: 'select', options: serviceThemes }, contact: { table: { disable: true } } },
  render: ({ contact, ...args }) => (
    <ServiceDetailTemplate
      {...args}
      close={{
        ...args.close,
        actions: (
          <Button asChild variant="glow" size="lg">
            <Link href="/contact">{contact}</Link>
          </Button>
        ),
      }}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The complete page of a service without prices, between the navigation and the footer. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to services' })).toHaveAttribute('href', '/services');
    for (const { href } of args.related.items) {
      const named = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(named).toContain(href);
    }
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(args.faq.items.length);
  },
};

/** With four features instead of six. */
export const OtherDevelopment: Story = { args: other };

/** Without breadcrumbs, a back link is above the title. The illustration can be in the hero. */
export const IllustrationInHero: Story = {
  args: {
    breadcrumbs: undefined,
    hero: { ...system.hero, art: drawing(systemDrawing) },
    benefits: { ...system.benefits, image: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'You are here' })).toBeNull();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Back to services');
  },
};

/** All eight themes, with shortened content. */
export const Themes: Story = {
  render: (args) => (
    <>
      {serviceThemes.map((theme) => (
        <ServiceDetailTemplate
          key={theme}
          {...args}
          theme={theme}
          // The names of navigation landmarks on a page must be unique.
          breadcrumbs={undefined}
          features={{ ...args.features, items: args.features.items.slice(0, 3) }}
          process={{ ...args.process, items: args.process.items.slice(0, 3) }}
          faq={{ ...args.faq, items: args.faq.items.slice(0, 2) }}
          related={{ ...args.related, items: args.related.items.slice(0, 2) }}
        />
      ))}
    </>
  ),
};

/** Sentences in place of short titles. */
export const LongText: Story = {
  args: {
    hero: { title: 'other-development:description', lead: 'services:custom.text' },
    benefits: { ...system.benefits, title: 'services:custom.text' },
    technologies: {
      title: 'services:custom.title',
      items: ['services:custom.title', 'services:custom.text'],
    },
    related: {
      title: 'services:custom.title',
      items: [{ label: 'services:custom.text', href: '/services' }],
    },
  },
};
