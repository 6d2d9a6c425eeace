import { cva, type VariantProps } from '../../foundations/cva.ts';
import './avatar.css';

export const avatarVariants = cva('ui-avatar', {
  variants: {
    size: {
      sm: 'ui-avatar--sm',
      md: '',
      lg: 'ui-avatar--lg',
    },
  },
  defaultVariants: { size: 'md' },
});
export type AvatarVariants = VariantProps<typeof avatarVariants>;
