export { Text, type TextProps } from './text.tsx';
export { textSizes, textTones, type TextSize, type TextTone } from './text.variants.ts';
