export { blend, contrast, parseOklch, toHex, toRgb, type Oklch, type Rgb } from './color.ts';
export { pictureOf, type Picture, type PictureColors } from './picture-colors.ts';
export {
  designTokens,
  readThemes,
  readTokens,
  themeShade,
  valueIn,
  type Theme,
  type ThemeToken,
  type Token,
} from './tokens.ts';
