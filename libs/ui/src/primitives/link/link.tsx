'use client';

import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  /** URL of the page, or the id of an element such as `#content`. */
  href: string;
  /** Uses `href` unchanged, without the prefix that the site adds to other links. @default false */
  exact?: boolean | undefined;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

function PlainLink({ children, exact, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

/** Sets the link component that all components render, so that the library does not depend on a router. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link without styles of its own. It renders the component of the `LinkProvider`, or else an `<a>`. */
export function Link(props: LinkProps) {
  const slotted = { 'data-slot': 'link', ...props };
  return createElement(useContext(LinkContext), slotted);
}
