import {
  SampleBoard,
  SampleCalendar,
  SampleCuts,
  SampleFeed,
  SamplePhone,
  SamplePost,
  SampleRules,
  SampleSite,
  SampleStack,
  SampleTable,
  SampleWall,
  type SamplePostRatio,
} from '@studio/brand';
import {
  clinic,
  filmLength,
  getFormats,
  layerNames,
  marketStall,
  orderBoard,
  orderRules,
  orderTable,
  photographs,
  postCalendar,
  postCuts,
  postFeed,
  samplePosts,
  sampleTexts,
  stallKept,
  stallStock,
  type SamplePostId,
} from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';

/** The language of samples that stay Chinese on English pages. */
function useSampleLanguage() {
  const { language } = useLanguage();
  return (chinese: boolean) => (chinese && language === 'en' ? 'zh-TW' : undefined);
}

/** A post of an invented shop, in the language of the page. */
export function Post({ post, ratio }: { post: SamplePostId; ratio?: SamplePostRatio }) {
  const { t } = useTranslation();
  const languageOf = useSampleLanguage();
  const texts = samplePosts[post];
  return (
    <SamplePost
      kind={post}
      ratio={ratio}
      title={t(texts.title)}
      highlight={'highlight' in texts ? t(texts.highlight) : undefined}
      text={post === 'film' ? filmLength : 'text' in texts ? t(texts.text) : undefined}
      label={t(texts.label)}
      lang={languageOf('chinese' in texts)}
    />
  );
}

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

/** The website of an invented clinic. */
export function ClinicSite() {
  const { t } = useTranslation();
  return (
    <SampleSite
      label={t(clinic.label)}
      name={t(clinic.name)}
      links={clinic.links.map((link) => t(link))}
      title={t(clinic.title)}
      day={t(clinic.day)}
      items={clinic.appointments.map(({ time, state }) => ({ id: time, title: time, state }))}
      action={t(clinic.action)}
    />
  );
}

/** The app of an invented market stall. */
export function StallApp() {
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

/** The order system of an invented bakery, in three layers: screen, rules and data. */
export function SystemLayers() {
  const { t, text } = useTranslation();
  const { money } = getFormats(useLanguage().language);
  const [see, rules, data] = layerNames.system;
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

/** Three screens of the app of an invented market stall. */
export function AppLayers() {
  const { t, text } = useTranslation();
  const { money } = getFormats(useLanguage().language);
  const [sale, stock, kept] = layerNames.app;
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

/** Samples of five services, for the home page, which says that the shops are invented. */
export function Wall() {
  return (
    <SampleWall
      items={[
        { id: 'tea', picture: <Post post="tea" ratio="4:5" /> },
        { id: 'board', picture: <OrderBoard /> },
        { id: 'film', picture: <Post post="film" /> },
        { id: 'bread', picture: <Post post="bread" /> },
        { id: 'canoe', picture: <Post post="canoe" ratio="9:16" /> },
      ]}
    />
  );
}

/** Posts in three columns, for the header of social media design. */
export function Feed() {
  const { t } = useTranslation();
  return (
    <SampleFeed
      label={t(sampleTexts.feed)}
      items={postFeed.map(({ id, post, ratio }) => ({ id, picture: <Post post={post} ratio={ratio} /> }))}
    />
  );
}

/** One post in the sizes of four channels. */
export function Cuts() {
  const { text } = useTranslation();
  return (
    <SampleCuts
      items={postCuts.map(({ id, post, ratio, title, width, height }) => ({
        id,
        picture: <Post post={post} ratio={ratio} />,
        title: text(title),
        text: `${String(width)} × ${String(height)}`,
      }))}
    />
  );
}

/** A month of posts. */
export function Calendar() {
  const { t } = useTranslation();
  return (
    <SampleCalendar
      label={t(sampleTexts.calendar.label, sampleTexts.calendar.values)}
      items={postCalendar.map(({ day, post }) => ({ id: String(day), day, picture: <Post post={post} /> }))}
    />
  );
}

/** A photograph of the sample set. `src` is the URL of its file in `@studio/content/photographs`. */
export function Photograph({
  name,
  src,
  className,
  eager,
}: {
  name: keyof typeof photographs;
  src: string;
  className?: string | undefined;
  /** Loads it immediately: for the first section of a page. @default false */
  eager?: boolean | undefined;
}) {
  const { t } = useTranslation();
  const { alt, width, height } = photographs[name];
  return (
    <img
      src={src}
      alt={t(alt)}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
