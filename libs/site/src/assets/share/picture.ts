import { sharePictureSize, type SharePicture } from '../../document/share-picture.ts';
import { setLines } from './lines.ts';
import type { Type } from './type.ts';

const { width, height } = sharePictureSize;
const margin = 72;
const illustrationBox = { x: 606, y: 62, width: 566, height: 506 };
const room = { width: 556, height: 300, sizes: [84, 44] as const };

/** The type of each text of an image. */
export interface PictureType {
  name: Type;
  label: Type;
  title: Type;
}

/** Renders a share image as SVG. Its text is outlined, so it does not depend on the installed fonts. */
export function pictureOf(picture: SharePicture, language: string, type: PictureType): string {
  const { name, label = '', title, logo, illustration, colors } = picture;
  // Chinese characters are taller than Latin capitals and need more line spacing.
  const [leading, rise] = isChinese(language) ? [1.3, 0.88] : [1.06, 0.74];
  const { lines, size } = setLines(title, language, type.title.widthOf, { ...room, leading });
  const baseline = (index: number) => height - margin - 12 - (lines.length - 1 - index) * size * leading;
  const labelSize = Math.min(32, room.width / type.label.widthOf(label));
  const text = (color: string, outline: string) => `<path fill="${color}" d="${outline}"/>`;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(900 250) scale(820 560)">
<stop stop-color="${colors.glow}"/><stop offset="1" stop-color="${colors.background}"/>
</radialGradient>
<pattern id="grid" width="104" height="60" patternUnits="userSpaceOnUse">
<path d="M0 0 104 60M0 60 104 0" fill="none" stroke="${colors.grid}"/>
</pattern>
<rect width="100%" height="100%" fill="url(#glow)"/>
<rect width="100%" height="100%" fill="url(#grid)" opacity="0.5"/>
${placed(illustration, illustrationBox)}
${placed(logo, { x: margin, y: margin - 10, width: 40, height: 48 })}
${text(colors.title, type.name.outline(name, { x: margin + 58, y: margin + 26, size: 34 }))}
${text(colors.label, type.label.outline(label, { x: margin, y: baseline(0) - size * rise - 44, size: labelSize }))}
${lines.map((line, index) => text(colors.title, type.title.outline(line, { x: margin, y: baseline(index), size }))).join('\n')}
</svg>`;
}

const isChinese = (language: string) => new Intl.Locale(language).language === 'zh';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Positions a nested SVG in a box, scaled to fit. */
function placed(svg: string, { x, y, width, height }: Box): string {
  return svg.replace(
    '<svg ',
    `<svg x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" `,
  );
}
