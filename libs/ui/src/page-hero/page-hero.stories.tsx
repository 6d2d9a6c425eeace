import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackLink } from '../back-link/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { DrawingImage } from '../drawing-image/index.ts';
import type { Guide } from '../guide.ts';
import drawing from '../illustration/files/photographyDrawing.svg';
import { Link } from '../link/index.ts';
import { serviceThemes } from '../themes.ts';
import { PageHero, type PageHeroProps } from './page-hero.tsx';
import { pageHeroTones } from './page-hero.variants.ts';

interface Args extends PageHeroProps {
  /** The texts of the components in the slots. */
  labels: {
    contact: string;
    plans: string;
    back: string;
    here: string;
    home: string;
    services: string;
    page: string;
  };
}

const meta = {
  title: 'Sections/PageHero',
  component: PageHero,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: [
        'At the top of every page except the home page: heading, description and primary action.',
        'With `theme` for service pages, `plain` for pages with long texts, and `deep` for the few landing pages.',
      ],
      whenNot: [
        'On the home page: use the `Hero`.',
        'For a heading further down on the page: use a `SectionHeading`.',
        'At the end of a page: use a `CallToAction`.',
      ],
      dos: [
        'Keep the title to one or two lines, in Chinese too.',
        'Put either `Breadcrumbs` or a `BackLink` above the title.',
        'Put the primary button first. Use two buttons at most.',
        'Set `over` of the `NavBar` to the background: `over="deep"` for the tone `deep`, `over="plain"` for the others.',
      ],
      donts: [
        'Do not add another `h1` to the page.',
        'Do not convey information in the illustration only: it is decorative.',
        'Do not write more than two sentences in `lead`: put more text into the first section.',
      ],
      accessibility: [
        'The title is the `h1` of the page. The site moves the focus there after a navigation.',
        'From 1024 px the illustration is beside the text, and below it on smaller screens. The text always comes first in the reading order.',
        'The grid in the background is hidden from screen readers and not animated.',
        'With `deep`, all content is in the dark scheme. Use components that follow the scheme.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'product-photography:hero.title',
    lead: 'product-photography:hero.lead',
  },
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;
type StoryWithSlots = StoryObj<Args>;

const labels = {
  contact: 'shell:actions.getStarted',
  plans: 'shell:actions.viewPlans',
  back: 'shell:actions.backToServices',
  here: 'common:service.breadcrumbs',
  home: 'shell:pages.home',
  services: 'shell:pages.services',
  page: 'shell:pages.product-photography',
};

const art = <DrawingImage src={drawing} tone="theme" className="w-full max-w-120 justify-self-center" />;

/** The heading of a page, in one or two lines, and a description. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** With breadcrumbs, an illustration and actions. */
export const AllSlots: StoryWithSlots = {
  args: { labels },
  render: ({ labels, ...args }) => (
    <PageHero
      {...args}
      art={art}
      breadcrumbs={
        <Breadcrumbs
          label={labels.here}
          items={[
            { label: labels.home, href: '/' },
            { label: labels.services, href: '/services' },
            { label: labels.page },
          ]}
        />
      }
      actions={
        <>
          <Button asChild variant="glow" size="lg">
            <Link href="/contact">{labels.contact}</Link>
          </Button>
          <Button asChild variant="glass" size="lg">
            <Link href="#pricing">{labels.plans}</Link>
          </Button>
        </>
      }
    />
  ),
};

/** The three backgrounds: `deep` for landing pages, `theme` for services, `plain` for pages with long texts. */
export const Tones: StoryWithSlots = {
  args: { labels },
  render: ({ labels, ...args }) => (
    <div data-theme="blue">
      {pageHeroTones.map((tone) => (
        <PageHero
          key={tone}
          {...args}
          tone={tone}
          art={art}
          breadcrumbs={<BackLink href="/services">{labels.back}</BackLink>}
        />
      ))}
    </div>
  ),
};

/** On a service page it is tinted in the color of the theme. */
export const Themes: StoryWithSlots = {
  args: { labels },
  render: ({ labels, ...args }) => (
    <>
      {serviceThemes.map((theme) => (
        <div key={theme} data-theme={theme}>
          <PageHero
            {...args}
            tone="theme"
            art={art}
            breadcrumbs={<BackLink href="/services">{labels.back}</BackLink>}
          />
        </div>
      ))}
    </>
  ),
};

/** The terms and the privacy policy show the date of the last change. */
export const Legal: Story = {
  args: {
    tone: 'plain',
    title: 'terms-of-service:hero.title',
    lead: 'terms-of-service:hero.lead',
    updated: 'terms-of-service:hero.updated?date=1745366400000',
  },
};

/** A long title wraps into balanced lines. */
export const LongText: Story = {
  args: { title: 'other-development:description', lead: 'services:custom.text', art },
  // Generating the source from the args takes minutes: they contain the elements of the illustration.
  parameters: { docs: { source: { type: 'code' } } },
};
