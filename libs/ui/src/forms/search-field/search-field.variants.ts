import { cva, type VariantProps } from '../../foundations/cva.ts';
import './search-field.css';

export const searchFieldVariants = cva('ui-search-field', {
  variants: {
    size: {
      md: '',
      xl: 'ui-search-field--xl',
    },
  },
  defaultVariants: { size: 'md' },
});
export type SearchFieldVariants = VariantProps<typeof searchFieldVariants>;
