import type { ComponentProps, ReactElement } from 'react';
import { Canoe, Cup, Loaf, Water } from './art.tsx';
import './sample-post.css';
import type { SamplePostKind, SamplePostRatio } from './sample-post.variants.ts';

export interface SamplePostProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** Which of the invented posts it is: its picture, its colors, and where its words are. */
  kind: SamplePostKind;
  /** @default 1:1, and 16:9 for a film */
  ratio?: SamplePostRatio | undefined;
  /** Words on the picture. A line break in the text is one in the picture. */
  title: string;
  /** One word under the title, as large as the picture is wide. Only `flour` has a place for it. */
  highlight?: string | undefined;
  /** Small print, such as the name of the shop. */
  text?: string | undefined;
  /** Accessible name. It says that this is a sample: "Sample post for a bakery: rye is out at seven". */
  label: string;
}

const art = {
  bread: <Loaf />,
  flour: null,
  oven: <Loaf />,
  tea: <Cup />,
  cup: <Cup />,
  canoe: (
    <>
      <Water />
      <Canoe />
    </>
  ),
  film: (
    <>
      <Water />
      <Canoe />
    </>
  ),
} satisfies Record<SamplePostKind, ReactElement | null>;

/**
 * A post for social media, of a shop that the studio invented. All sizes are relative to its width, so it looks the
 * same at 50 and at 500 px. Set `lang` if its words are not in the language of the page.
 */
export function SamplePost({ kind, ratio, title, highlight, text, label, ...rest }: SamplePostProps) {
  return (
    <figure
      data-slot="sample-post"
      data-kind={kind}
      data-ratio={ratio ?? (kind === 'film' ? '16:9' : '1:1')}
      role="img"
      aria-label={label}
      {...rest}
    >
      <div>
        {art[kind]}
        <p>
          {title}
          {highlight && <b>{highlight}</b>}
        </p>
        {text && <small>{text}</small>}
        {kind === 'film' && <i />}
      </div>
    </figure>
  );
}
