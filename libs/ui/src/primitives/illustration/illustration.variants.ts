import { cva, type VariantProps } from '../../foundations/cva.ts';
import './illustration.css';

export const illustrationVariants = cva('ui-illustration', {
  variants: {
    tone: {
      accent: '',
      theme: 'ui-illustration--theme',
    },
    ratio: {
      '4:3': '',
      '16:9': 'ui-illustration--16-9',
      '1:1': 'ui-illustration--1-1',
      '10:11': 'ui-illustration--10-11',
    },
    motion: {
      none: '',
      open: 'ui-illustration--open',
      light: 'ui-illustration--light',
    },
  },
  defaultVariants: { tone: 'accent', ratio: '4:3', motion: 'none' },
});
export type IllustrationVariants = VariantProps<typeof illustrationVariants>;
