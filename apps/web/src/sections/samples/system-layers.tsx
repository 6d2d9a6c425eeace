import { SampleRules, SampleStack, SampleTable } from '@studio/brand';
import { getFormats, orderBoard, orderRules, orderTable, systemLayers } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { OrderBoard } from './order-board.tsx';

/** The order system of an invented bakery, in three layers: screen, rules and data. */
export function SystemLayers() {
  const { t, text } = useTranslation();
  const { money } = getFormats(useLanguage().language);
  const [see, rules, data] = systemLayers;
  return (
    <SampleStack
      items={[
        { id: 'board', picture: <OrderBoard />, title: text(see) },
        {
          id: 'rules',
          title: text(rules),
          picture: (
            <SampleRules
              label={t(orderRules.label)}
              title={t(orderRules.title)}
              items={orderRules.items.map((item) => ({ ...item, title: t(item.title), text: t(item.text) }))}
            />
          ),
        },
        {
          id: 'table',
          title: text(data),
          picture: (
            <SampleTable
              label={t(orderTable.label)}
              title={t(orderTable.title)}
              views={orderTable.views.map((view) => t(view))}
              items={orderBoard.columns.flatMap(({ title, orders }) =>
                orders.map((order) => {
                  const { pieces, amount } = orderTable.amounts[order.id];
                  return {
                    id: order.id,
                    cells: [order.number, t(order.text), String(pieces), money(amount), t(title)],
                  };
                }),
              )}
            />
          ),
        },
      ]}
    />
  );
}
