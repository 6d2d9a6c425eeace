import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chinese as accordionInChinese } from '../../primitives/accordion/accordion.stories.tsx';
import breadcrumbs from '../../primitives/breadcrumbs/breadcrumbs.stories.tsx';
import { Chinese as lastLineInChinese } from '../last-line/last-line.stories.tsx';
import notes, { Chinese as notesInChinese } from '../notes/notes.stories.tsx';
import processSteps, { Chinese as processStepsInChinese } from '../process-steps/process-steps.stories.tsx';
import { buttonLink, long, picture, questions, toServices } from '../../internal/stories/index.ts';
import { guide } from './service-detail-template.guide.ts';
import { ServiceDetailTemplate, type ServiceDetailTemplateProps } from './service-detail-template.tsx';

const system: ServiceDetailTemplateProps = {
  theme: 'blue',
  back: { label: 'Back to services', href: '/services' },
  breadcrumbs: breadcrumbs.args,
  hero: {
    title: 'Systems that fit the work',
    lead: 'Ordering, booking, stock, approvals: software built around how your team already works, instead of the other way round.',
    scene: picture,
  },
  features: { title: 'What we build into it', items: notes.args.items, picture },
  benefits: {
    title: 'What changes for you',
    quote: '“How many are left?”',
    text: 'Questions like this one have an answer on one screen.',
    items: [
      'Data is typed once and appears wherever it is needed.',
      'New people learn the process from the system instead of from memory.',
      'You can leave: your data exports completely, in open formats.',
    ],
  },
  process: { title: 'Six steps to a system', items: processSteps.args.items },
  lists: [
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
    items: questions.map(({ content, ...item }) => ({ ...item, text: content })),
  },
  related: {
    title: 'Goes well with',
    items: toServices([
      ['One-Stop Service', 'from $72 a month'],
      ['Mobile App Development', 'quoted'],
      ['Cloud Solutions', 'quoted'],
      ['Website Hosting', 'from $9.99 a month'],
      ['Other Development', 'quoted'],
    ]),
  },
  lastLine: {
    title: 'Which task would you like to lose?',
    text: 'Describe the one that costs you the most time. It is usually the right place to begin.',
    actions: buttonLink('Contact Us', '/contact', 'glow'),
  },
};

const meta = {
  title: 'Blocks/ServiceDetailTemplate',
  component: ServiceDetailTemplate,
  // Whole pages, so each story on the docs page renders in an iframe. Generating the source from the args takes minutes:
  // they contain the elements of the illustrations.
  parameters: {
    layout: 'fullscreen',
    docs: { source: { type: 'code' }, story: { inline: false, height: '720px' } },
    guide,
  },
  args: system,
} satisfies Meta<typeof ServiceDetailTemplate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The complete page of a service without prices, between the navigation and the footer. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to services' })).toHaveAttribute('href', '/services');
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(expect.arrayContaining(args.related.items.map(({ href }) => href)));
    await expect(canvas.getByRole('heading', { name: 'What changes for you' })).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('details')).toHaveLength(args.faq.items.length);
  },
};

/** Without breadcrumbs, a back link is above the title. Without a picture, the features are rows. */
export const WithoutPictures: Story = {
  args: {
    breadcrumbs: undefined,
    hero: { ...system.hero, scene: undefined },
    features: { title: system.features.title, items: system.features.items.slice(0, 4) },
    related: { ...system.related, items: system.related.items.map(({ picture: _, ...item }) => item) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'You are here' })).toBeNull();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Back to services');
  },
};

/** Sentences in place of short titles. */
export const LongText: Story = {
  args: {
    hero: { title: long.title, lead: long.text },
    benefits: { ...system.benefits, quote: undefined, title: long.text },
    lists: [{ id: 'one', title: long.title, items: [long.title, long.text] }],
    related: { ...system.related, items: toServices([[long.title, long.text]]) },
  },
};

/** A page made of the texts of other blocks. */
export const Chinese: Story = {
  globals: { language: 'zh-TW' },
  args: {
    back: { label: '回服務項目', href: '/services' },
    breadcrumbs: undefined,
    hero: {
      title: '吊隱式冷氣清洗',
      lead: '機器藏在天花板裡，髒的時候看不見，只聞得到。我們拆得下來，也洗得乾淨。',
      scene: picture,
    },
    benefits: {
      title: '洗完有什麼不同',
      items: ['出風量變大，房間更快涼', '霉味和灰塵不再吹到床上', '壓縮機不用拚命，電費跟著少'],
    },
    features: { title: '每一台都這樣洗', items: notesInChinese.args?.items ?? [], picture },
    process: { title: '從預約到完工', items: processStepsInChinese.args.items },
    lists: [
      { id: 'brands', title: '洗得到的品牌', items: ['國際牌', '日立', '大金', '三菱電機', '東元'] },
      { id: 'places', title: '常去的地方', items: ['公寓大樓', '透天厝', '餐廳', '診所', '補習班'] },
    ],
    faq: {
      title: '預約前的常見問題',
      items: accordionInChinese.args.items.map(({ content, ...item }) => ({ ...item, text: content })),
    },
    related: {
      title: '一起洗更划算',
      items: toServices([
        ['洗衣機清洗', '$1,800'],
        ['抽油煙機清洗', '$2,200'],
        ['冷氣移機與安裝', '到府估價'],
      ]),
    },
    lastLine: lastLineInChinese.args,
  },
};
