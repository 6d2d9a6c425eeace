import { sharePictureSize, type SharePicture } from '@studio/site/vite';
import type { ContainerNode, Renderer } from '@takumi-rs/core';
import { assertCovered, type FontFile } from './fonts.ts';
import { fitTitle, room } from './lines.ts';
import { textLine } from './text.ts';

const { width, height } = sharePictureSize;
const margin = 72;
/** A cover reaches the edges beside the texts. */
export const coverBox = {
  left: margin + room.width + 36,
  top: 0,
  width: width - margin - room.width - 36,
  height,
};
const illustrationBox = { x: 606, y: 62, width: 566, height: 506 };

/** Returns the content of a share picture for the renderer. */
export async function pictureNode(
  renderer: Renderer,
  { name, label = '', title, logo, cover, illustration, backdrop, colors }: SharePicture,
  language: string,
  fonts: FontFile[],
): Promise<ContainerNode> {
  assertCovered(name + label + title, fonts);
  // Other letters are taller than Latin capitals and need more line spacing.
  const { script = '' } = new Intl.Locale(language).maximize();
  const lineHeight = ['Latn', 'Cyrl', 'Grek'].includes(script) ? 0.98 : 1.24;
  return {
    type: 'container',
    style: { position: 'relative', width, height },
    children: [
      {
        type: 'image',
        src: background({ logo, illustration: cover === undefined ? illustration : '', backdrop, colors }),
        width,
        height,
      },
      textLine(name, 600, {
        position: 'absolute',
        left: margin + 58,
        top: margin - 10,
        color: colors.title,
        fontSize: 34,
        lineHeight: '48px',
      }),
      {
        type: 'container',
        style: {
          position: 'absolute',
          left: margin,
          bottom: margin,
          display: 'flex',
          flexDirection: 'column',
          width: room.width,
        },
        children: [
          textLine(label, 600, { marginBottom: 24, color: colors.label, fontSize: 32, textFit: 'shrink' }),
          await fitTitle(
            renderer,
            title,
            language,
            { color: colors.title, lineHeight, letterSpacing: '-0.035em' },
            fonts,
          ),
        ],
      },
    ],
  };
}

/** Everything but the texts, as SVG. */
function background({
  logo,
  illustration,
  backdrop = '',
  colors,
}: Pick<SharePicture, 'logo' | 'illustration' | 'backdrop' | 'colors'>) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
<rect width="100%" height="100%" fill="${colors.background}"/>
${placed(backdrop, { x: 0, y: 0, width, height })}
${placed(illustration, illustrationBox)}
${placed(logo, { x: margin, y: margin - 10, width: 40, height: 48 })}
</svg>`;
}

/** Positions a nested SVG in a box, scaled to fit. */
function placed(svg: string, box: typeof illustrationBox): string {
  const attributes = Object.entries(box).map(([name, value]) => `${name}="${String(value)}" `);
  return svg.replace('<svg ', `<svg overflow="visible" ${attributes.join('')}`);
}
