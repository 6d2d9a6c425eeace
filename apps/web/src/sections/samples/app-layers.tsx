import { SamplePhone, SampleStack } from '@studio/brand';
import { appLayers, getFormats, marketStall, stallKept, stallStock } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';

/** Three screens of the app of an invented market stall. */
export function AppLayers() {
  const { t, text } = useTranslation();
  const { money } = getFormats(useLanguage().language);
  const [sale, stock, kept] = appLayers;
  return (
    <SampleStack
      shape="tall"
      items={[
        { id: 'sale', picture: <StallApp />, title: text(sale) },
        {
          id: 'stock',
          title: text(stock),
          picture: (
            <SamplePhone
              label={t(stallStock.label)}
              title={t(stallStock.title)}
              status={t(stallStock.status)}
              items={stallStock.items.map(({ id, title, left }) => ({
                id,
                title: t(title),
                value: String(left),
              }))}
              action={t(stallStock.action)}
            />
          ),
        },
        {
          id: 'kept',
          title: text(kept),
          picture: (
            <SamplePhone
              label={t(stallKept.label)}
              title={t(stallKept.title)}
              status={t(stallKept.status)}
              value={money(stallKept.total)}
              text={t(stallKept.text)}
              items={stallKept.items.map(({ id, title, amount }) => ({
                id,
                title: t(title),
                value: money(amount),
              }))}
              action={t(stallKept.action)}
            />
          ),
        },
      ]}
    />
  );
}

/** The app of an invented market stall. */
function StallApp() {
  const { t } = useTranslation();
  const { money } = getFormats(useLanguage().language);
  return (
    <SamplePhone
      label={t(marketStall.label)}
      title={t(marketStall.title)}
      status={t(marketStall.status)}
      value={money(marketStall.takings)}
      text={t(marketStall.text)}
      items={marketStall.items.map(({ id, title, sold }) => ({ id, title: t(title), value: String(sold) }))}
      action={t(marketStall.action)}
    />
  );
}
