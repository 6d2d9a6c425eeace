import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Illustration } from '../../primitives/illustration/index.ts';
import type { Guide } from '../../internal/guide.ts';
import drawingFile from '../../internal/stories/drawing.svg';
import { Chinese as accordionInChinese } from '../../primitives/accordion/accordion.stories.tsx';
import { Link } from '../../primitives/link/index.ts';
import { serviceThemes } from '../../foundations/themes.ts';
import { Chinese as callToActionInChinese } from '../call-to-action/call-to-action.stories.tsx';
import featureGrid, { Chinese as featureGridInChinese } from '../feature-grid/feature-grid.stories.tsx';
import processSteps, { Chinese as processStepsInChinese } from '../process-steps/process-steps.stories.tsx';
import relatedLinks, { Chinese as relatedLinksInChinese } from '../related-links/related-links.stories.tsx';
import { ServiceDetailTemplate, type ServiceDetailTemplateProps } from './service-detail-template.tsx';

interface Args extends ServiceDetailTemplateProps {
  /** The label of the last button. */
  contact: string;
}

const drawing = (src: string) => (
  <Illustration src={src} tone="theme" className="w-full max-w-128 justify-self-center" />
);
const breadcrumbsTo = (label: string) => ({
  label: 'You are here',
  items: [{ label: 'Home', href: '/' }, { label: 'Services', href: '/services' }, { label }],
});
const shared = {
  contact: 'Contact Us',
  back: { label: 'Back to services', href: '/services' },
};

const system: Args = {
  ...shared,
  theme: 'blue',
  breadcrumbs: breadcrumbsTo('System Development'),
  hero: {
    title: 'Systems that fit the work',
    lead: 'Ordering, booking, stock, approvals: software built around how your team already works, instead of the other way round.',
  },
  benefits: {
    title: 'What changes for you',
    items: [
      'Data is typed once and appears wherever it is needed.',
      'Questions such as “how many are left?” have an answer on one screen.',
      'New people learn the process from the system instead of from memory.',
      'You can leave: your data exports completely, in open formats.',
    ],
    art: drawing(drawingFile),
  },
  features: { title: 'What we build into it', items: featureGrid.args.items },
  process: { title: 'Six steps to a system', items: processSteps.args.items },
  chips: [
    {
      id: 'technologies',
      title: 'What we build with',
      items: ['TypeScript', 'React', 'Node.js', 'Python', 'PostgreSQL', 'Redis', 'REST', 'GraphQL', 'Docker'],
    },
    {
      id: 'industries',
      title: 'Who we build for',
      items: ['Retail', 'Finance', 'Healthcare', 'Education', 'Manufacturing', 'Logistics'],
    },
  ],
  faq: {
    title: 'Questions before we begin',
    items: [
      {
        id: 'ready',
        question: 'Would ready-made software not be cheaper?',
        answer:
          'Often it is, and then we tell you so. Building pays when the ready product forces your team into detours, or charges for every seat.',
      },
      {
        id: 'small',
        question: 'Can we start small?',
        answer:
          'Please do. One process, one team, one stage. If it helps, the next stage follows, and if not, you have lost little.',
      },
      {
        id: 'data',
        question: 'What happens to our existing data?',
        answer:
          'We move it, check it with you, and keep the old system readable until you trust the new one.',
      },
      {
        id: 'after',
        question: 'Who looks after it later?',
        answer:
          'We do, on a support agreement, or your own people. Code and notes are written so that either is possible.',
      },
    ],
  },
  related: { title: 'Goes well with', items: relatedLinks.args.items },
  callToAction: {
    title: 'Which task would you like to lose?',
    text: 'Describe the one that costs you the most time. It is usually the right place to begin.',
    actions: null,
  },
};

const meta = {
  title: 'Blocks/ServiceDetailTemplate',
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
        'For a legal text: use a `LegalDocument`.',
        'For the list of all services: use a `ServiceGrid`.',
      ],
      dos: [
        'Use the theme that the service has on its `ServiceCard`.',
        'Use four or six features, and six steps.',
        'Answer in `faq` the questions that visitors have before their first message.',
        'End with one button in `callToAction.actions`.',
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
      callToAction={{
        ...args.callToAction,
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
export const FourFeatures: Story = {
  args: { features: { ...system.features, items: system.features.items.slice(0, 4) } },
};

/** Without breadcrumbs, a back link is above the title. The illustration can be in the hero. */
export const IllustrationInHero: Story = {
  args: {
    breadcrumbs: undefined,
    hero: { ...system.hero, art: drawing(drawingFile) },
    benefits: { ...system.benefits, art: undefined },
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
    hero: {
      title:
        'WeChat mini programs, custom development, integrations, localization and the maintenance of existing software.',
      lead: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
    },
    benefits: {
      ...system.benefits,
      title:
        'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
    },
    chips: [
      {
        id: 'one',
        title: 'Need something that is not on the list?',
        items: [
          'Need something that is not on the list?',
          'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
        ],
      },
    ],
    related: {
      title: 'Need something that is not on the list?',
      items: [
        {
          label:
            'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
          href: '/services',
        },
      ],
    },
  },
};

/** A page made of the texts of other blocks. */
export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    contact: '馬上預約',
    back: { label: '回服務項目', href: '/services' },
    breadcrumbs: undefined,
    hero: {
      title: '吊隱式冷氣清洗',
      lead: '機器藏在天花板裡，髒的時候看不見，只聞得到。我們拆得下來，也洗得乾淨。',
    },
    benefits: {
      title: '洗完有什麼不同',
      items: ['出風量變大，房間更快涼', '霉味和灰塵不再吹到床上', '壓縮機不用拚命，電費跟著少'],
      art: drawing(drawingFile),
    },
    features: { title: '每一台都這樣洗', items: featureGridInChinese.args.items },
    process: { title: '從預約到完工', items: processStepsInChinese.args.items },
    chips: [
      { id: 'brands', title: '洗得到的品牌', items: ['國際牌', '日立', '大金', '三菱電機', '東元'] },
      { id: 'places', title: '常去的地方', items: ['公寓大樓', '透天厝', '餐廳', '診所', '補習班'] },
    ],
    faq: {
      title: '預約前的常見問題',
      items: accordionInChinese.args.items.map(({ id, title, content }) => ({
        id,
        question: title,
        answer: content,
      })),
    },
    related: { title: '一起洗更划算', items: relatedLinksInChinese.args.items },
    callToAction: {
      title: callToActionInChinese.args.title,
      text: callToActionInChinese.args.text,
      actions: null,
    },
  },
};
