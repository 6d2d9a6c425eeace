import { SamplePlates, type SamplePlateItem, type SamplePlatesProps } from '@studio/brand';
import { priceLines, work, workFilters } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Content, type ContentElementProps, type ContentNode } from '@studio/site';
import type { WorkList } from '../collections.server.ts';

/** Pieces of work with their services and prices, on plates that fill every row. */
export function WorkPlates({ items, className }: WorkList & Pick<SamplePlatesProps, 'className'>) {
  const { text } = useTranslation();
  return (
    <SamplePlates
      className={className}
      items={items.map(({ slug, path, cover, upright = cover, fields }, index) => {
        const { kind, title, services, ground } = fields;
        const [main] = services;
        const span = getSpan(index, items.length);
        const price = main && priceLines[main];
        return {
          id: slug,
          href: path,
          picture: <PlatePicture node={span === 'narrow' ? upright : cover} span={span} />,
          title,
          text: text(work.sample, { kind }),
          value: price && text(price.text, price.values),
          filters: workFilters.filter(({ service }) => services.includes(service)).map(({ id }) => id),
          ground,
          span,
        };
      })}
    />
  );
}

/** The first plate fills a row. Then two share a row, a narrow and a wide one, and so on. */
function getSpan(index: number, count: number): NonNullable<SamplePlateItem['span']> {
  const place = index % 3;
  const isLast = index === count - 1;
  if (place === 0 || (place === 1 && isLast)) return 'full';
  const isNarrowFirst = Math.floor(index / 3) % 2 === 0;
  return (place === 1) === isNarrowFirst ? 'narrow' : 'wide';
}

/** The width of the plates on the screen. */
const sizes = {
  full: '100vw',
  wide: '(min-width: 60rem) 66vw, 100vw',
  narrow: '(min-width: 60rem) 33vw, 100vw',
};

function PlatePicture({ node, span }: { node: ContentNode | undefined; span: keyof typeof sizes }) {
  const components = {
    source: (props: ContentElementProps) => <source {...props} sizes={sizes[span]} />,
  };
  return node && <Content nodes={[node]} components={components} />;
}
