import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './legal-document.guide.ts';
import { LegalDocument } from './legal-document.tsx';

const terms = {
  title: 'The full terms',
  highlights: {
    title: 'In short',
    items: [
      { id: 'age', title: '18', text: 'Our services are for people aged 18 or over.' },
      {
        id: 'property',
        title: 'Yours',
        text: 'Full payment gives you a non-exclusive, non-transferable licence to use what we deliver for internal business purposes.',
      },
      {
        id: 'agreements',
        title: 'First',
        text: 'Where a service agreement and these terms differ, the service agreement prevails.',
      },
      {
        id: 'law',
        title: 'Lawful',
        text: 'Use our services lawfully. The laws of Ontario and the federal laws of Canada apply.',
      },
    ],
  },
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of these terms',
      paragraphs: [
        'These terms apply to this website and to every service that Inklake Studio (“we”, “us”) provides to you. By using the website or ordering a service you accept them.',
        'We may change these terms. The date at the top of this page shows the latest version. For services already ordered, the version at the time of the order stays in force unless you agree to a newer one.',
      ],
    },
    {
      id: 'age',
      title: 'Age restriction',
      paragraphs: [
        'Our services are intended for people aged 18 or over. By ordering a service you confirm that you have reached this age and may enter into a contract for yourself or for the business you represent.',
      ],
    },
    {
      id: 'agreements',
      title: 'Service agreements',
      paragraphs: [
        'Scope, price, dates and service levels of a project or subscription are set out in a service agreement or an accepted proposal.',
        'If a service agreement and these terms differ, the service agreement prevails.',
      ],
    },
    {
      id: 'payment',
      title: 'Prices and payment',
      paragraphs: [
        'Prices on this website are in Canadian dollars and do not include tax. Subscriptions are paid in advance for each month or year. Projects are paid in the agreed stages.',
        'If a payment is overdue, we may pause the service after reminding you in writing.',
      ],
    },
    {
      id: 'property',
      title: 'Intellectual property',
      paragraphs: [
        'Once you have paid in full, you receive a non-exclusive, non-transferable licence to use the deliverables for the internal purposes of your business. All other rights stay with us or with their owners.',
        'Texts, pictures, trademarks and data that you give us remain yours. You confirm that you may use them, and allow us to use them for your project.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelling a One-Stop Service subscription',
      paragraphs: [
        'You may cancel at any time. The service continues to the end of the period that is paid for.',
        'If you have been subscribed for at least 12 consecutive months, you receive a full backup of your data when you cancel. Otherwise a fee may be charged for the backup and for the website development work that the transfer requires.',
      ],
    },
    {
      id: 'liability',
      title: 'Data and liability',
      paragraphs: [
        'We make backups of what we host, but we are not responsible for the loss of data. You must keep your own backups of everything that matters to you.',
        'As far as the law permits, we are not liable for indirect damage or lost profit, and our total liability is limited to what you paid for the service in question.',
      ],
    },
    {
      id: 'law',
      title: 'Legal compliance and governing law',
      paragraphs: [
        'You may use our services for lawful purposes only, and in compliance with the laws that apply to you.',
        'These terms are governed by the laws of the Province of Ontario and the federal laws of Canada that apply there. Disputes are heard by the courts of Ontario.',
        'If one clause is invalid, the others stay in force.',
      ],
    },
  ],
};

const meta = {
  title: 'Blocks/LegalDocument',
  component: LegalDocument,
  parameters: { layout: 'fullscreen', guide },
  args: terms,
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    // The animation of the section follows the scroll position in the next frame.
    await waitFor(async () => {
      const column = list.parentElement?.getBoundingClientRect();
      if (window.innerWidth >= 1024) await expect(column?.bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    highlights: {
      title: '要点',
      items: [
        { id: 'refund', title: '可退', text: '送到时有破损或送错，当天重做或退款。' },
        { id: 'allergens', title: '忌口', text: '厨房里有小麦、鸡蛋、牛奶和坚果，请在下单时说明忌口。' },
      ],
    },
    title: '服务条款全文',
    sections: [
      {
        id: 'order',
        title: '订单的成立',
        paragraphs: [
          '您提交订单并完成付款后，订单即告成立。我们会以短信通知您取货或送达的时间。',
          '因天气、停电等原因无法按时制作的，我们会尽快与您联系，由您选择改期或全额退款。',
        ],
      },
      {
        id: 'cancellation',
        title: '取消与更改',
        paragraphs: ['生日蛋糕可在取货前两天免费取消。已经开始制作的，只收取材料费用。'],
      },
      {
        id: 'delivery',
        title: '配送',
        paragraphs: ['我们只在店铺周围八公里内配送。无人签收的，订单保留到当天打烊，由您到店自取。'],
      },
      {
        id: 'allergens',
        title: '过敏原',
        paragraphs: ['所有产品在同一间厨房制作，无法保证完全不含某种过敏原。有严重过敏史的，请先来电咨询。'],
      },
      {
        id: 'liability',
        title: '责任',
        paragraphs: ['在法律允许的范围内，我们的责任以您为该订单支付的金额为限。'],
      },
    ],
    contact: { name: '麦田面包房', address: '杭州市河坊街18号', email: 'hello@example.com' },
  },
};
