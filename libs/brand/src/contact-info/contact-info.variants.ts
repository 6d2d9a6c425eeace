import { cva, type VariantProps } from '@studio/ui/cva';
import './contact-info.css';

export const contactInfoVariants = cva('brand-contact-info', {
  variants: {
    size: {
      sm: 'brand-contact-info--sm',
      md: 'brand-contact-info--md',
    },
  },
  defaultVariants: { size: 'md' },
});
export type ContactInfoVariants = VariantProps<typeof contactInfoVariants>;
