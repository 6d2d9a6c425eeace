import { SamplePlates, type SamplePlateItem, type SamplePlatesProps } from '@studio/brand';
import { work } from '@studio/content';
import { renderMarkup, useTranslation } from '@studio/i18n';
import type { ContentNode } from '@studio/site';
import type { WorkList } from '../collections.server.ts';
import { WorkPicture } from './work-picture.tsx';

/** Pieces of work with their services and prices, on plates that fill every row. */
export function WorkPlates({ items, className }: WorkList & Pick<SamplePlatesProps, 'className'>) {
  const { text } = useTranslation();
  return (
    <SamplePlates
      className={className}
      items={items.map(
        ({ slug, path, title, cover, upright = cover, kind, price, ground, isDraft }, index) => {
          const span = getSpan(index, items.length);
          return {
            id: slug,
            href: path,
            picture: getPicture(span === 'narrow' ? upright : cover, sizes[span]),
            title: renderMarkup(title),
            text: (
              <>
                <span>{text(work.sample, { kind })}</span>
                {isDraft && <> · {text(work.draft)}</>}
              </>
            ),
            value: price && text(price.text, price.values),
            ground,
            span,
          };
        },
      )}
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
  wide: '(min-width: 48rem) 66vw, 100vw',
  narrow: '(min-width: 48rem) 33vw, 100vw',
};

const getPicture = (node: ContentNode | undefined, sizes: string) =>
  node && <WorkPicture node={node} sizes={sizes} />;
