import { cva, type VariantProps } from '../../foundations/cva.ts';
import './illustration.css';

export const illustrationVariants = cva('ui-illustration', {
  variants: {
    tone: {
      accent: 'ui-illustration--accent',
      theme: 'ui-illustration--theme',
    },
  },
  defaultVariants: { tone: 'accent' },
});
export type IllustrationVariants = VariantProps<typeof illustrationVariants>;
