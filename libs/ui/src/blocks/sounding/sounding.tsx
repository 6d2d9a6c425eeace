import type { ComponentProps, ReactNode } from 'react';
import { Container } from '../../primitives/container/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { sectionVariants, type SectionVariants } from '../section/section.variants.ts';
import './sounding.css';

export interface SoundingItem {
  id: string;
  /** Formatted number with its unit, such as "500+". */
  value: ReactNode;
  label: ReactNode;
}

export interface SoundingProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The most important figure: two or three characters. Without it, the block is a strip of equal figures. */
  figure?: ReactNode;
  /** Unit of the figure. */
  unit?: ReactNode;
  /** The sentence that the figure starts. */
  text?: ReactNode;
  /** Two to four figures. */
  items: readonly SoundingItem[];
  /** Depth of the background. @default dusk */
  ground?: SectionVariants['ground'];
  /** Decoration behind everything, such as a lake. */
  backdrop?: ReactNode;
}

/**
 * One figure over two thirds of the screen, and a few more beside it. Without the large figure, the others are a strip:
 * name it with `aria-label`.
 */
export function Sounding({
  figure,
  unit,
  text,
  items,
  ground = 'dusk',
  backdrop,
  className,
  ...rest
}: SoundingProps) {
  return (
    <section
      data-slot="sounding"
      className={sectionVariants({ ground, className })}
      data-surface={ground === 'dusk' || ground === 'floor' ? ground : undefined}
      {...rest}
    >
      {backdrop}
      <Container>
        <div data-slot="sounding-content">
          {figure && (
            <p data-slot="sounding-figure">
              <b>{figure}</b>
              {unit && <span>{unit}</span>}
            </p>
          )}
          {text && <Text size="lead">{text}</Text>}
          <dl>
            {items.map(({ id, value, label }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
