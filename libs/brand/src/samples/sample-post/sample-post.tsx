import { Illustration } from '@studio/ui';
import type { ComponentProps } from 'react';
import bread from './pictures/bread.svg';
import canoeStory from './pictures/canoe-story.svg';
import canoeUpright from './pictures/canoe-upright.svg';
import canoe from './pictures/canoe.svg';
import cup from './pictures/cup.svg';
import film from './pictures/film.svg';
import oven from './pictures/oven.svg';
import tea from './pictures/tea.svg';
import './sample-post.css';
import type { SamplePostKind, SamplePostRatio } from './sample-post.variants.ts';

export interface SamplePostProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** Which of the invented posts it is: its picture, its colors, and where its words are. */
  kind: SamplePostKind;
  /** Width to height. @default 1:1, and 16:9 for a film */
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

const pictures: Partial<Record<SamplePostKind, string>> = { bread, oven, tea, cup, canoe, film };

/** The picture of a kind differs between ratios where its place does. */
const pictureOf = (kind: SamplePostKind, ratio: SamplePostRatio) => {
  if (kind === 'canoe' && ratio === '4:5') return canoeUpright;
  if (kind === 'canoe' && ratio === '9:16') return canoeStory;
  return pictures[kind];
};

/**
 * A post for social media, of a shop that the studio invented. All sizes are relative to its width, so it looks the
 * same at 50 and at 500 px. Set `lang` if its words are not in the language of the page.
 */
export function SamplePost({
  kind,
  ratio = kind === 'film' ? '16:9' : '1:1',
  title,
  highlight,
  text,
  label,
  ...rest
}: SamplePostProps) {
  const picture = pictureOf(kind, ratio);
  return (
    <figure
      // Other words have another element: a browser that translates the page has replaced the text nodes of this one.
      key={label}
      data-slot="sample-post"
      // The places of words and pictures are drawn for it.
      dir="ltr"
      data-kind={kind}
      data-ratio={ratio}
      role="img"
      aria-label={label}
      {...rest}
    >
      <div>
        {picture && <Illustration src={picture} />}
        <p>
          {title}
          {highlight && <b>{highlight}</b>}
        </p>
        {text && <small>{text}</small>}
      </div>
    </figure>
  );
}
