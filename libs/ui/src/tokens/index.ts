export { contrast, parseOklch, toHex, type Oklch } from './color.ts';
export {
  designTokens,
  readThemes,
  readTokens,
  themeShade,
  valueIn,
  type Theme,
  type Token,
} from './tokens.ts';
