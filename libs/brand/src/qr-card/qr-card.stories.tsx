import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from './qr-card.guide.ts';
import { QrCard } from './qr-card.tsx';

/** A QR code that opens a chat with an unassigned number. */
const code = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="-1 -1 27 27"><path stroke="#0e2229" d="M0 0h7M9 0h1M12 0h1M15 0h2M18 0h7M0 1h1M6 1h1M8 1h1M11 1h3M15 1h1M18 1h1M24 1h1M0 2h1M2 2h3M6 2h1M8 2h5M14 2h1M16 2h1M18 2h1M20 2h3M24 2h1M0 3h1M2 3h3M6 3h1M9 3h3M15 3h2M18 3h1M20 3h3M24 3h1M0 4h1M2 4h3M6 4h1M8 4h1M13 4h1M15 4h1M18 4h1M20 4h3M24 4h1M0 5h1M6 5h1M8 5h2M11 5h1M13 5h1M15 5h1M18 5h1M24 5h1M0 6h7M8 6h1M10 6h1M12 6h1M14 6h1M16 6h1M18 6h7M8 7h2M12 7h1M14 7h1M0 8h2M3 8h1M6 8h2M10 8h1M13 8h1M18 8h3M22 8h2M1 9h2M4 9h2M7 9h1M10 9h2M13 9h2M17 9h2M24 9h1M0 10h3M4 10h7M13 10h1M16 10h1M18 10h1M23 10h2M0 11h2M3 11h1M5 11h1M13 11h1M15 11h1M17 11h1M20 11h1M2 12h1M6 12h1M12 12h3M18 12h2M21 12h1M23 12h2M1 13h1M3 13h3M8 13h5M14 13h1M16 13h4M21 13h2M24 13h1M0 14h1M3 14h1M5 14h3M9 14h2M12 14h1M14 14h1M19 14h2M22 14h1M24 14h1M1 15h2M4 15h1M7 15h3M12 15h3M16 15h3M20 15h1M23 15h1M0 16h2M3 16h1M5 16h2M8 16h1M11 16h2M14 16h9M8 17h1M13 17h1M15 17h2M20 17h2M24 17h1M0 18h7M8 18h1M10 18h1M12 18h1M14 18h3M18 18h1M20 18h2M23 18h2M0 19h1M6 19h1M9 19h1M15 19h2M20 19h3M0 20h1M2 20h3M6 20h1M10 20h2M13 20h1M16 20h6M23 20h1M0 21h1M2 21h3M6 21h1M8 21h2M13 21h2M19 21h4M0 22h1M2 22h3M6 22h1M10 22h1M12 22h4M19 22h2M22 22h1M24 22h1M0 23h1M6 23h1M8 23h1M10 23h1M12 23h2M15 23h4M21 23h1M0 24h7M8 24h1M10 24h1M13 24h7M23 24h2" transform="translate(0 .5)" shape-rendering="crispEdges"/></svg>',
)}`;

const meta = {
  title: 'Studio/QrCard',
  component: QrCard,
  parameters: { guide },
  args: {
    src: code,
    alt: 'QR code that opens a WhatsApp chat with Mei Lin',
    name: 'Mei Lin',
    remark: 'New projects, English and Mandarin',
    labels: {
      loading: 'The name card is loading',
      failed: 'The name card could not be shown. Please call or write instead.',
    },
    className: 'w-44',
  },
} satisfies Meta<typeof QrCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For scanning with a second device. Visitors on a phone need a link beside it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAccessibleName();
    await waitFor(() => expect(image.parentElement).toHaveAttribute('data-state', 'ready'));
  },
};

/** The space is reserved while the image loads. */
export const Loading: Story = { args: { state: 'loading' } };

/** Names an alternative, without a layout shift. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('img').parentElement;
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'failed'));
    await expect(frame?.clientWidth).toBe(frame?.clientHeight);
    await expect(frame).not.toHaveTextContent(/^$/);
  },
};

export const LongText: Story = {
  args: {
    ...Failed.args,
    remark: 'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.',
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-CN' },
  args: {
    alt: '林梅的微信二维码',
    name: '林梅',
    remark: '新项目咨询，普通话、英语',
    labels: { loading: '名片正在加载', failed: '名片没能显示出来，请改用电话或邮件联系。' },
  },
};
