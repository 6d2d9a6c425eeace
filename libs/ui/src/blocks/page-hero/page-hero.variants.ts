import { cva, type VariantProps } from '../../foundations/cva.ts';
import './page-hero.css';

export const pageHeroVariants = cva('ui-page-hero', {
  variants: {
    tone: {
      deep: 'ui-page-hero--deep',
      theme: 'ui-page-hero--theme',
      plain: 'ui-page-hero--plain',
    },
  },
  defaultVariants: { tone: 'deep' },
});
export type PageHeroVariants = VariantProps<typeof pageHeroVariants>;
