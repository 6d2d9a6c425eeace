export { brandTokens, type BrandTokens } from './brand-tokens.ts';
export { checkContrast, type ContrastProblem } from './check-contrast.ts';
export { contrast, toHex } from './color.ts';
export { designTokens } from './design-tokens.ts';
export { readHostColors, readPicture, type Picture, type PictureColors } from './picture-colors.ts';
export { readColors, type ColorPlace, type SiteColors } from './site-colors.ts';
export { readThemes, readTokens, type Stylesheets, type Theme, type Token } from './stylesheets.ts';
