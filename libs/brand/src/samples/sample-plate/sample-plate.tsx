import { Link } from '@studio/ui';
import type { ComponentProps, ReactNode } from 'react';
import { samplePlateVariants, type SamplePlateVariants } from './sample-plate.variants.ts';

export interface SamplePlateItem {
  id: string;
  /** A `<picture>`. Several lie side by side. @default the title, as large as a picture */
  picture?: ReactNode;
  title: ReactNode;
  /** The service: "A website on the Booking plan". */
  text: ReactNode;
  /** Its price, at the end of the line. */
  value?: ReactNode;
  href: string;
  /** @default none */
  ground?: SamplePlateVariants['ground'];
  /** @default full */
  span?: SamplePlateVariants['span'];
}

export interface SamplePlatesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The samples, each on a plate of its own. */
  items: readonly SamplePlateItem[];
}

/** Work samples on plates of unequal size, which reach the edges of the page, each with its service and price. */
export function SamplePlates({ items, ...rest }: SamplePlatesProps) {
  return (
    <ul role="list" data-slot="sample-plates" {...rest}>
      {items.map(({ id, picture, title, text, value, href, ground, span }) => (
        <li key={id} className={samplePlateVariants({ ground, span })}>
          <div data-surface={ground === 'dusk' ? 'dusk' : undefined}>
            {picture ?? <span aria-hidden>{title}</span>}
          </div>
          <p>
            <Link href={href}>{title}</Link> <span>{text}</span> {value && <b>{value}</b>}
          </p>
        </li>
      ))}
    </ul>
  );
}
