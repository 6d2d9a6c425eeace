import { cva, type VariantProps } from '../../foundations/cva.ts';
import './section.css';

export const sectionVariants = cva('ui-section', {
  variants: {
    tone: {
      plain: 'ui-section--plain',
      surface: 'ui-section--surface',
      deep: 'ui-section--deep',
    },
  },
  defaultVariants: { tone: 'plain' },
});
export type SectionVariants = VariantProps<typeof sectionVariants>;
