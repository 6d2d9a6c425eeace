import { cva, type VariantProps } from '../../foundations/cva.ts';
import './text.css';

export const textVariants = cva('ui-text', {
  variants: {
    size: {
      sm: 'ui-text--sm',
      base: '',
      lead: 'ui-text--lead',
    },
    tone: {
      default: '',
      muted: 'ui-text--muted',
    },
  },
  defaultVariants: { size: 'base', tone: 'default' },
});
export type TextVariants = VariantProps<typeof textVariants>;
