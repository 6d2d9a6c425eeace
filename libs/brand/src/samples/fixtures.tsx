import {
  clinic,
  filmLength,
  marketStall,
  orderBoard,
  orderRules,
  orderTable,
  samplePosts,
  stallKept,
  stallStock,
  type SamplePostId,
} from '@studio/content';
import en from '@studio/content/locales/en/samples.json';
import zhCN from '@studio/content/locales/zh-CN/samples.json';
import zhTW from '@studio/content/locales/zh-TW/samples.json';
import type { SampleBoardProps } from './sample-board/index.ts';
import type { SamplePhoneProps } from './sample-phone/index.ts';
import { SamplePost, type SamplePostProps, type SamplePostRatio } from './sample-post/index.ts';
import type { SampleRulesProps } from './sample-rules/index.ts';
import type { SampleSiteProps } from './sample-site/index.ts';
import type { SampleTableProps } from './sample-table/index.ts';

/** The words of the site, in each of its languages. */
export const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW };
type Words = typeof en;

export function getPost(id: SamplePostId, ratio?: SamplePostRatio, texts: Words = en): SamplePostProps {
  return {
    kind: id,
    ratio,
    ...texts.posts[id],
    ...(id === 'film' && { text: filmLength }),
    lang: texts === en && 'chinese' in samplePosts[id] ? 'zh-TW' : undefined,
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
      orders: orders.map(({ id, number, time }) => ({ id, number, time, ...board.orders[id] })),
    })),
  };
}

export function getSite({ site }: Words = en): SampleSiteProps {
  return {
    ...site,
    links: Object.values(site.links),
    items: clinic.appointments.map(({ time, state }) => ({ id: time, title: time, state })),
  };
}

export function getPhone({ phone }: Words = en): SamplePhoneProps {
  return {
    ...phone,
    value: '$412.50',
    items: marketStall.items.map(({ id, sold }) => ({ id, title: phone.items[id], value: String(sold) })),
  };
}

/** The three screens of the app, in the order of the text about it. */
export const getScreens = (texts: Words = en): readonly SamplePhoneProps[] => [
  getPhone(texts),
  {
    ...texts.stock,
    items: stallStock.items.map(({ id, left }) => ({
      id,
      title: texts.phone.items[id],
      value: String(left),
    })),
  },
  {
    ...texts.kept,
    value: `$${String(stallKept.total)}`,
    items: stallKept.items.map(({ id, amount }) => ({
      id,
      title: texts.phone.items[id],
      value: `$${String(amount)}`,
    })),
  },
];

export function getRules({ rules }: Words = en): SampleRulesProps {
  return {
    label: rules.label,
    title: rules.title,
    items: orderRules.items.map(({ id }) => ({ id, ...rules.items[id] })),
  };
}

export function getTable({ board, table }: Words = en): SampleTableProps {
  return {
    label: table.label,
    title: table.title,
    views: Object.values(table.views),
    items: orderBoard.columns.flatMap((column) =>
      column.orders.map(({ id, number }) => {
        const { pieces, amount } = orderTable.amounts[id];
        return {
          id,
          cells: [
            number,
            board.orders[id].text,
            String(pieces),
            `$${amount.toFixed(2)}`,
            board.columns[column.id],
          ],
        };
      }),
    ),
  };
}
