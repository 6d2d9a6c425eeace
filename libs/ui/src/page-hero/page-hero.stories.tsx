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
  /** The words of what stands in the slots. */
  words: {
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
        'At the beginning of every page but the home page: its heading, what it is about, and the way on.',
        'With `theme` for services in their colour, `plain` for pages that are read, `deep` for the few that greet.',
      ],
      not: [
        'On the home page: take the `Hero`.',
        'For a heading further down on the page: take a `SectionHeading`.',
        'At the end of a page: take a `CallToAction`.',
      ],
      dos: [
        'Keep the title to one or two lines, in Chinese too.',
        'Put `Breadcrumbs` or a `BackLink` above the title, not both.',
        'Put the most important button first, and two at most.',
        'Tell the `NavBar` what it lies on: `over="deep"` for the tone `deep`, `over="plain"` for the others.',
      ],
      donts: [
        'Do not write another `h1` on the page.',
        'Do not say anything in the drawing alone: it decorates.',
        'Do not put more than two sentences into `lead`: the first section is the place for them.',
      ],
      access: [
        'The title is the `h1` of the page, which is where the site leads the focus after a change of page.',
        'The drawing stands beside the words from 1024 px and under them on smaller screens, so they are always read first.',
        'The grid behind the words is hidden from screen readers, and nothing in it moves.',
        'Only on `deep` everything in it is in the dark scheme, so bring parts that follow the scheme.',
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

const words = {
  contact: 'shell:actions.getStarted',
  plans: 'shell:actions.viewPlans',
  back: 'shell:actions.backToServices',
  here: 'common:service.breadcrumbs',
  home: 'shell:pages.home',
  services: 'shell:pages.services',
  page: 'shell:pages.product-photography',
};

const art = <DrawingImage src={drawing} tone="theme" className="w-full max-w-120 justify-self-center" />;

/** The heading of a page, in one or two lines, and what the page is about. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** Every slot filled: where the page stands, a drawing, and what to do. */
export const Whole: StoryWithSlots = {
  args: { words },
  render: ({ words: say, ...args }) => (
    <PageHero
      {...args}
      art={art}
      breadcrumbs={
        <Breadcrumbs
          label={say.here}
          items={[
            { label: say.home, href: '/' },
            { label: say.services, href: '/services' },
            { label: say.page },
          ]}
        />
      }
      actions={
        <>
          <Button asChild variant="glow" size="lg">
            <Link href="/contact">{say.contact}</Link>
          </Button>
          <Button asChild variant="glass" size="lg">
            <Link href="#pricing">{say.plans}</Link>
          </Button>
        </>
      }
    />
  ),
};

/** The three grounds. `deep` for the few pages that greet, `theme` for services, `plain` for pages that are read. */
export const Tones: StoryWithSlots = {
  args: { words },
  render: ({ words: say, ...args }) => (
    <div data-theme="blue">
      {pageHeroTones.map((tone) => (
        <PageHero
          key={tone}
          {...args}
          tone={tone}
          art={art}
          breadcrumbs={<BackLink href="/services">{say.back}</BackLink>}
        />
      ))}
    </div>
  ),
};

/** A service page takes the colour of its theme: quiet, in all eight. */
export const Themes: StoryWithSlots = {
  args: { words },
  render: ({ words: say, ...args }) => (
    <>
      {serviceThemes.map((theme) => (
        <div key={theme} data-theme={theme}>
          <PageHero
            {...args}
            tone="theme"
            art={art}
            breadcrumbs={<BackLink href="/services">{say.back}</BackLink>}
          />
        </div>
      ))}
    </>
  ),
};

/** Terms and the privacy policy say when they were last changed. */
export const Legal: Story = {
  args: {
    tone: 'plain',
    title: 'terms-of-service:hero.title',
    lead: 'terms-of-service:hero.lead',
    updated: 'terms-of-service:hero.updated?date=1745366400000',
  },
};

/** A long title takes several lines, of about the same length. */
export const LongText: Story = {
  args: { title: 'other-development:description', lead: 'services:custom.text', art },
  // Printed from its arguments, with the drawing in them, the code takes minutes.
  parameters: { docs: { source: { type: 'code' } } },
};
