import type { ComponentProps, ReactNode } from 'react';
import { Actions } from '../../internal/actions/index.ts';
import { Container } from '../../primitives/container/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { sectionVariants, type SectionVariants } from '../section/section.variants.ts';
import { posterVariants, type PosterVariants } from './poster.variants.ts';

export interface PosterProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The `h1` of the page: one sentence, in very large type. */
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** What it costs, below the lead, with the price in `<b>`. */
  offer?: ReactNode;
  /** Small print below the actions. */
  note?: ReactNode;
  /** Buttons, with the primary action first, and a `TextLink` with the variant `more`. */
  actions?: ReactNode;
  /** `Breadcrumbs`, above the title. */
  trail?: ReactNode;
  /** A figure as large as a picture, such as a price. Three or four characters. */
  figure?: ReactNode;
  /** What the figure counts, beside it. */
  unit?: ReactNode;
  /** A picture, or a form, at the end side. */
  scene?: ReactNode;
  /**
   * `true` extends the scene to the edge of the screen. `full` extends it to the top and the bottom of the poster too.
   * `photograph` does so for an `<img>`, which fades into the ground below the text, and is above the text on phones.
   * @default false
   */
  bleed?: PosterVariants['bleed'];
  /** The scene hangs over the next section. @default false */
  hang?: PosterVariants['hang'];
  /** Decoration behind everything, such as a lake. */
  backdrop?: ReactNode;
  /** Depth of the background. @default canvas */
  ground?: SectionVariants['ground'];
  /**
   * `across` has the title over the whole width, and the scene below it. `beside` has all text in one column, with a
   * smaller title, and the scene beside it.
   * @default across
   */
  layout?: PosterVariants['layout'];
  /** Size of the title in the type scale. @default poster, and h1 beside a scene */
  size?: PosterVariants['size'];
  /** Full width, below the text and the scene, such as a search field. */
  children?: ReactNode;
}

/** The first section of a page: its title as a poster. */
export function Poster({
  title,
  lead,
  offer,
  note,
  actions,
  trail,
  figure,
  unit,
  scene,
  backdrop,
  ground,
  layout = 'across',
  size,
  bleed,
  hang,
  children,
  className,
  ...rest
}: PosterProps) {
  return (
    <section
      data-slot="poster"
      className={sectionVariants({
        ground,
        className: posterVariants({ layout, size, bleed, hang, className }),
      })}
      data-surface={ground === 'dusk' || ground === 'floor' ? ground : undefined}
      {...rest}
    >
      {backdrop && <div data-slot="poster-backdrop">{backdrop}</div>}
      <Container>
        <div data-slot="poster-content">
          <div data-slot="poster-column">
            <div data-slot="poster-title">
              {trail}
              <Heading headingLevel={1} size={size ?? (layout === 'across' ? 'poster' : 'h1')}>
                {title}
              </Heading>
            </div>
            {figure && (
              <p data-slot="poster-figure">
                <b>{figure}</b> {unit && <span>{unit}</span>}
              </p>
            )}
            {(lead ?? actions) && (
              <div data-slot="poster-text">
                {lead && <Text size="lead">{lead}</Text>}
                {offer && <Text data-slot="poster-offer">{offer}</Text>}
                {actions && <Actions>{actions}</Actions>}
                {note && (
                  <Text size="sm" tone="muted">
                    {note}
                  </Text>
                )}
              </div>
            )}
          </div>
          {scene && <div data-slot="poster-scene">{scene}</div>}
          {children && <div data-slot="poster-children">{children}</div>}
        </div>
      </Container>
    </section>
  );
}
