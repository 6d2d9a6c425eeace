import { cva, type VariantProps } from '../../foundations/cva.ts';
import '../../internal/number/number.css';
import '../../internal/icon-title/icon-title.css';
import './notes.css';

export const notesVariants = cva('ui-notes', {
  variants: {
    variant: {
      around: 'ui-notes--around',
      beside: 'ui-notes--beside',
    },
  },
  defaultVariants: { variant: 'around' },
});
export type NotesVariants = VariantProps<typeof notesVariants>;
