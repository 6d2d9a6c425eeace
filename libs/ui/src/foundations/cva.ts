import { cva as define, type VariantProps as AllVariantProps } from 'class-variance-authority';

export { cx } from 'class-variance-authority';

type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Config<Own extends Variants> = NonNullable<Parameters<typeof define<Own>>[1]> & { variants: Own };
type Definition<Own extends Variants> = ReturnType<typeof define<Own>> & { readonly variants: Own };

/** Defines the classes of a component. Lists of its variants can be read from the result, with `getVariantValues`. */
export function cva<Own extends Variants>(base: string, config: Config<Own>): Definition<Own> {
  return Object.assign(define<Own>(base, config), { variants: config.variants });
}

/** The props that select the variants of a component. `null`, which would omit a class, is not allowed. */
export type VariantProps<Function extends (props?: never) => string> = {
  [Name in keyof AllVariantProps<Function>]: Exclude<AllVariantProps<Function>[Name], null>;
};

/** Returns the values of a variant, such as all sizes of a button. */
export function getVariantValues<Name extends string, Own extends Readonly<Record<Name, object>>>(
  { variants }: { readonly variants: Own },
  name: Name,
): Extract<keyof Own[Name], string>[] {
  const values = variants[name];
  return Object.keys(values).filter((value): value is Extract<keyof Own[Name], string> => value in values);
}
