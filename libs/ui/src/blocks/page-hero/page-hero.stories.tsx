import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getVariantValues } from '../../foundations/cva.ts';
import { BackLink } from '../../primitives/back-link/index.ts';
import { Breadcrumbs } from '../../primitives/breadcrumbs/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Illustration } from '../../primitives/illustration/index.ts';
import type { Guide } from '../../internal/guide.ts';
import drawing from '../../internal/stories/drawing.svg';
import { Link } from '../../primitives/link/index.ts';
import { serviceThemes } from '../../foundations/themes.ts';
import { PageHero, type PageHeroProps } from './page-hero.tsx';
import { pageHeroVariants } from './page-hero.variants.ts';

const tones = getVariantValues(pageHeroVariants, 'tone');

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
  title: 'Blocks/PageHero',
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
        'Set `tone` of the `NavBar` to the background: `deep` for the tone `deep`, and `plain` for the others.',
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
    title: 'Your product, in its best light',
    lead: 'True colours, clean edges and files ready for the shop. You send us the products, download the pictures, and get the products back.',
  },
  argTypes: { tone: { control: 'inline-radio', options: tones } },
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;
type StoryWithSlots = StoryObj<Args>;

const labels = {
  contact: 'Get Started',
  plans: 'View Plans',
  back: 'Back to services',
  here: 'You are here',
  home: 'Home',
  services: 'Services',
  page: 'Product Photography',
};

const art = <Illustration src={drawing} tone="theme" className="w-full max-w-120 justify-self-center" />;

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
export const Matrix: StoryWithSlots = {
  args: { labels },
  render: ({ labels, ...args }) => (
    <div data-theme="blue">
      {tones.map((tone) => (
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
    title: 'Terms of Service',
    lead: 'What you can expect from us, and what we expect from you, in plain words.',
    updated: 'Last updated: April 23, 2025',
  },
};

/** A long title wraps into balanced lines. */
export const LongText: Story = {
  args: {
    title:
      'WeChat mini programs, custom development, integrations, localization and the maintenance of existing software.',
    lead: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
    art,
  },
  // Generating the source from the args takes minutes: they contain the elements of the illustration.
  parameters: { docs: { source: { type: 'code' } } },
};

export const Chinese: StoryWithSlots = {
  ...AllSlots,
  globals: { language: 'zh-CN' },
  args: {
    title: '给一张照片，还您一个蛋糕',
    lead: '宠物、孩子的画、第一次约会的那家小店，都可以做成蛋糕。先看效果图，满意了再付款。',
    labels: {
      contact: '发照片给我们',
      plans: '看看价格',
      back: '返回蛋糕列表',
      here: '当前位置',
      home: '首页',
      services: '蛋糕',
      page: '照片蛋糕',
    },
  },
};
