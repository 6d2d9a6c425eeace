import { Slot } from '@radix-ui/react-slot';
import { Link, type LinkProps } from '../link/index.ts';
import './text-link.css';
import type { TextLinkTone, TextLinkVariant } from './text-link.variants.ts';

interface TextLinkStyles {
  /** `inline` is underlined, for a link in a text. `standalone` is a touch target, for a link in a list. @default inline */
  variant?: TextLinkVariant | undefined;
  /** `inherit` keeps the color of the text around it until hover. @default brand */
  tone?: TextLinkTone | undefined;
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
export function TextLink({ variant = 'inline', tone = 'brand', ...rest }: TextLinkProps) {
  const props = { 'data-slot': 'text-link', 'data-variant': variant, 'data-tone': tone };
  if (rest.asChild) {
    const { asChild: _, ...slotted } = rest;
    return <Slot {...props} {...slotted} />;
  }
  const { asChild: _, ...link } = rest;
  return <Link {...props} {...link} />;
}
