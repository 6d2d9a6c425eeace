import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** Leads to the address exactly as it stands, whatever the site puts before its other links. @default false */
  exact?: boolean;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

function PlainLink({ children, exact, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

/** Tells every component which link to draw, so that the library needs no router. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link of the site. It brings no look: what it stands in gives it one. Without a `LinkProvider` it is a plain `<a>`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
