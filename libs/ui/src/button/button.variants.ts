import { cva } from 'class-variance-authority';

export const buttonVariants = [
  'primary',
  'secondary',
  'outline',
  'ghost',
  'glass',
  'gradient',
  'glow',
] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

const tint = 'bg-[color-mix(in_oklab,var(--color-brand)_12%,var(--color-raised))]';
const tintHover = 'not-disabled:hover:bg-[color-mix(in_oklab,var(--color-brand)_20%,var(--color-raised))]';

const variant = {
  primary: 'border-transparent bg-brand text-on-brand not-disabled:hover:bg-brand-hover',
  secondary: `border-transparent ${tint} text-brand ${tintHover} not-disabled:hover:text-brand-hover`,
  outline: 'border-edge bg-raised text-ink not-disabled:hover:border-brand not-disabled:hover:text-brand',
  ghost: 'border-transparent text-brand not-disabled:hover:bg-brand/10 not-disabled:hover:text-brand-hover',
  glass:
    'border-ink/25 bg-ink/8 text-ink backdrop-blur-md not-disabled:hover:border-ink/40 not-disabled:hover:bg-ink/14',
  gradient:
    'border-transparent bg-linear-to-r from-theme to-theme-far bg-origin-border text-on-brand not-disabled:hover:to-theme',
  glow: 'border-transparent bg-accent text-on-accent shadow-[0_10px_28px_-8px_var(--color-accent)] not-disabled:hover:bg-accent-hover',
} satisfies Record<ButtonVariant, string>;

/** From `md` on the height is at least 44 px, the minimum for touch. */
const size = {
  xs: 'min-h-7 gap-1.5 text-sm',
  sm: 'min-h-9 gap-2 text-sm',
  md: 'min-h-11 gap-2 text-base',
  lg: 'min-h-12 gap-2.5 text-base',
  xl: 'min-h-14 gap-3 text-lg',
} satisfies Record<ButtonSize, string>;

/** Padding around the label. */
const room = {
  xs: 'px-2.5 py-0.5',
  sm: 'px-3.5 py-1',
  md: 'px-5 py-2',
  lg: 'px-6 py-2.5',
  xl: 'px-8 py-3',
} satisfies Record<ButtonSize, string>;

/** Icon buttons are as wide as they are high. */
const square = { xs: 'w-7', sm: 'w-9', md: 'w-11', lg: 'w-12', xl: 'w-14' } satisfies Record<
  ButtonSize,
  string
>;

export const buttonLook = cva(
  'relative inline-flex items-center justify-center rounded-control border text-center leading-tight font-semibold transition-[background-color,border-color,color,scale] duration-150 ease-out disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-[1.25em] [&_svg]:flex-none',
  {
    variants: {
      variant,
      size,
      iconOnly: { true: 'flex-none', false: '' },
      fullWidth: { true: 'w-full', false: '' },
      // Looks disabled in every variant, and the spinner keeps its contrast.
      loading: {
        true: 'cursor-progress border-transparent bg-ink/10 text-ink-muted forced-colors:text-[GrayText]',
        false: 'cursor-pointer not-disabled:active:scale-98',
      },
    },
    compoundVariants: buttonSizes.flatMap((each) => [
      { size: each, iconOnly: false, className: room[each] },
      { size: each, iconOnly: true, className: square[each] },
    ]),
  },
);
