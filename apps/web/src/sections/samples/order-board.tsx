import { SampleBoard } from '@studio/brand';
import { orderBoard } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useSampleLanguage } from './sample-language.ts';

/** The order board of an invented bakery. */
export function OrderBoard() {
  const { t, text } = useTranslation();
  const languageOf = useSampleLanguage();
  const chinese: readonly string[] = orderBoard.chinese;
  return (
    <SampleBoard
      label={t(orderBoard.label)}
      title={t(orderBoard.title)}
      views={orderBoard.views.map((view) => t(view))}
      active={orderBoard.active}
      items={orderBoard.columns.map(({ id, title, orders }) => ({
        id,
        title: t(title),
        orders: orders.map((order) => ({
          ...order,
          title: text(order.title),
          text: t(order.text),
          lang: languageOf(chinese.includes(order.id)),
        })),
      }))}
    />
  );
}
