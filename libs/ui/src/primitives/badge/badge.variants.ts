import { cva, type VariantProps } from '../../foundations/cva.ts';
import './badge.css';

export const badgeVariants = cva('ui-badge', {
  variants: {
    tone: {
      neutral: 'ui-badge--neutral',
      accent: 'ui-badge--accent',
      theme: 'ui-badge--theme',
      good: 'ui-badge--good',
      warning: 'ui-badge--warning',
      bad: 'ui-badge--bad',
    },
  },
  defaultVariants: { tone: 'neutral' },
});
export type BadgeVariants = VariantProps<typeof badgeVariants>;
