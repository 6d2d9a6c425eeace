import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { toItems } from '../../internal/stories/index.ts';
import { guide } from './legal-document.guide.ts';
import { LegalDocument } from './legal-document.tsx';

const terms = {
  title: 'The full terms',
  highlights: {
    title: 'In short',
    items: toItems([
      ['18', 'Our services are for people aged 18 or over.'],
      ['Yours', 'Full payment gives you a licence to use what we deliver for internal business purposes.'],
      ['First', 'Where a service agreement and these terms differ, the service agreement prevails.'],
      ['Lawful', 'Use our services lawfully. The laws of Ontario and the federal laws of Canada apply.'],
    ]),
  },
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of these terms',
      paragraphs: [
        'These terms apply to this website and to every service that Inklake Studio (“we”, “us”) provides to you. By using the website or ordering a service you accept them.',
        'We may change these terms. For services already ordered, the version at the time of the order stays in force unless you agree to a newer one.',
      ],
    },
    {
      id: 'payment',
      title: 'Prices and payment',
      paragraphs: [
        'Prices on this website are in Canadian dollars and do not include tax. Subscriptions are paid in advance for each month or year. Projects are paid in the agreed stages.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelling a One-Stop Service subscription',
      paragraphs: [
        'You may cancel at any time. The service continues to the end of the period that is paid for.',
        'If you have been subscribed for at least 12 consecutive months, you receive a full backup of your data when you cancel.',
      ],
    },
    {
      id: 'law',
      title: 'Legal compliance and governing law',
      paragraphs: [
        'These terms are governed by the laws of the Province of Ontario and the federal laws of Canada that apply there. Disputes are heard by the courts of Ontario.',
      ],
    },
  ],
  contact: {
    name: 'Inklake Studio',
    address: '48 Inkwell Lane, Inklake, Ontario K0X 0X0, Canada',
    email: 'hello@example.com',
  },
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
    const contents = within(canvas.getByRole('navigation'));
    for (const [index, link] of contents.getAllByRole('link').entries()) {
      const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(target).toHaveTextContent(new RegExp(`^${String(index + 1)}`));
    }
    await expect(canvas.getAllByRole('article')).toHaveLength(args.sections.length);
  },
};

/** A table of contents that is higher than the viewport scrolls separately. */
export const LongText: Story = {
  args: {
    sections: [1, 2, 3, 4, 5, 6].flatMap((copy) =>
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
      items: toItems([
        ['可退', '送到时有破损或送错，当天重做或退款。'],
        ['忌口', '厨房里有小麦、鸡蛋、牛奶和坚果，请在下单时说明忌口。'],
      ]),
    },
    title: '服务条款全文',
    sections: [
      {
        id: 'order',
        title: '订单的成立',
        paragraphs: ['您提交订单并完成付款后，订单即告成立。我们会以短信通知您取货或送达的时间。'],
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
    ],
    contact: { name: '麦田面包房', address: '杭州市河坊街18号', email: 'hello@example.com' },
  },
};
