import { cva, type VariantProps } from '../../foundations/cva.ts';
import './text-link.css';

export const textLinkVariants = cva('ui-text-link', {
  variants: {
    variant: {
      inline: '',
      standalone: 'ui-text-link--standalone',
      more: 'ui-text-link--more',
    },
    tone: {
      brand: '',
      inherit: 'ui-text-link--inherit',
    },
  },
  defaultVariants: { variant: 'inline', tone: 'brand' },
});
export type TextLinkVariants = VariantProps<typeof textLinkVariants>;
