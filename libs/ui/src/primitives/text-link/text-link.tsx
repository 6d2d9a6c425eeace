import { Slot } from '@radix-ui/react-slot';
import { Link, type LinkProps } from '../link/index.ts';
import { textLinkVariants, type TextLinkVariants } from './text-link.variants.ts';

interface TextLinkStyles {
  /** `inline` is underlined, for a link in a text. `standalone` is a touch target, for a link in a list. @default inline */
  variant?: TextLinkVariants['variant'];
  /** `inherit` keeps the color of the text around it until hover. @default brand */
  tone?: TextLinkVariants['tone'];
}

interface PlainTextLinkProps extends LinkProps, TextLinkStyles {
  asChild?: false | undefined;
}

interface SlottedTextLinkProps extends Omit<LinkProps, 'href' | 'exact'>, TextLinkStyles {
  /** Renders the only child, such as an `ExternalLink`, with the styles of the link. @default false */
  asChild: true;
}

export type TextLinkProps = PlainTextLinkProps | SlottedTextLinkProps;

/** A link in a text or in a list of links. */
export function TextLink({ variant, tone, className, ...rest }: TextLinkProps) {
  const props = { 'data-slot': 'text-link', className: textLinkVariants({ variant, tone, className }) };
  if (rest.asChild) {
    const { asChild: _, ...slotted } = rest;
    return <Slot {...props} {...slotted} />;
  }
  const { asChild: _, ...link } = rest;
  return <Link {...props} {...link} />;
}
