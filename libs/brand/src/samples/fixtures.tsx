import { appointments, chinesePosts, marketStall, orderBoard, type SamplePostId } from '@studio/content';
import en from '@studio/content/locales/en/samples.json';
import zhCN from '@studio/content/locales/zh-CN/samples.json';
import zhTW from '@studio/content/locales/zh-TW/samples.json';
import type { SampleBoardProps } from './sample-board/index.ts';
import type { SamplePhoneProps } from './sample-phone/index.ts';
import { SamplePost, type SamplePostProps, type SamplePostRatio } from './sample-post/index.ts';
import type { SampleSiteProps } from './sample-site/index.ts';

/** The words of the site, in each of its languages. */
export const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW };
type Words = typeof en;

export const videoLength = '0:12';

export function getPost(id: SamplePostId, ratio?: SamplePostRatio, texts: Words = en): SamplePostProps {
  return {
    kind: id,
    ratio,
    ...texts.posts[id],
    ...(id === 'film' && { text: videoLength }),
    lang: texts === en && chinesePosts.has(id) ? 'zh-TW' : undefined,
  };
}

export const renderPost = (id: SamplePostId, ratio?: SamplePostRatio, texts?: Words) => (
  <SamplePost {...getPost(id, ratio, texts)} />
);

export function getBoard({ board }: Words = en): SampleBoardProps {
  return {
    label: board.label,
    title: board.title,
    views: Object.values(board.views),
    active: orderBoard.active,
    items: orderBoard.columns.map(({ id, orders }) => ({
      id,
      title: board.columns[id],
      orders: orders.map((order) => ({ ...order, ...board.orders[order.id] })),
    })),
  };
}

export function getSite({ site }: Words = en): SampleSiteProps {
  return {
    ...site,
    links: Object.values(site.links),
    items: appointments.map(({ time, state }) => ({ id: time, title: time, state })),
  };
}

export function getPhone({ phone }: Words = en): SamplePhoneProps {
  return {
    ...phone,
    value: '$412.50',
    items: marketStall.items.map(({ id, sold }) => ({ id, title: phone.items[id], value: String(sold) })),
  };
}
