import { Slot, Slottable } from '@radix-ui/react-slot';
import { ArrowRight } from 'lucide';
import { Icon } from '../icon/index.ts';
import { Link, type LinkProps } from '../link/index.ts';
import { textLinkVariants, type TextLinkVariants } from './text-link.variants.ts';

interface TextLinkStyles {
  /**
   * `inline` is underlined, for a link in a text. `standalone` is a touch target, for a link in a list. `more` has an
   * arrow, for the second action beside a button.
   * @default inline
   */
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

/** A link in a text, in a list of links, or beside a button. */
export function TextLink({ variant, tone, className, children, ...rest }: TextLinkProps) {
  const props = { 'data-slot': 'text-link', className: textLinkVariants({ variant, tone, className }) };
  const arrow = variant === 'more' && <Icon key="arrow" icon={ArrowRight} directional />;
  if (rest.asChild) {
    const { asChild: _, ...slotted } = rest;
    return (
      <Slot {...props} {...slotted}>
        {arrow ? [<Slottable key="link">{children}</Slottable>, arrow] : children}
      </Slot>
    );
  }
  const { asChild: _, ...link } = rest;
  return (
    <Link {...props} {...link}>
      {arrow ? (
        <>
          <span>{children}</span>
          {arrow}
        </>
      ) : (
        children
      )}
    </Link>
  );
}
