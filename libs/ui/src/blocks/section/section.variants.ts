import { cva, type VariantProps } from '../../foundations/cva.ts';
import './section.css';

export const sectionVariants = cva('ui-section', {
  variants: {
    ground: {
      canvas: 'ui-section--canvas',
      surface: 'ui-section--surface',
      shallow: 'ui-section--shallow',
      wash: 'ui-section--wash',
      raised: 'ui-section--raised',
      dusk: 'ui-section--dusk',
      floor: 'ui-section--floor',
    },
  },
  defaultVariants: { ground: 'canvas' },
});
export type SectionVariants = VariantProps<typeof sectionVariants>;
