import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';

/** A link that looks like a button, for the slots named `actions`. */
export const buttonLink = (label: string, href: string, variant: ButtonProps['variant'] = 'outline') => (
  <Button asChild variant={variant}>
    <Link href={href}>{label}</Link>
  </Button>
);
