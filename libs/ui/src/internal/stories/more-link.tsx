import { TextLink } from '../../primitives/text-link/index.ts';

/** A link that leads to more of the same, for the slots named `actions`. */
export const moreLink = (label: string, href: string) => (
  <TextLink variant="more" href={href}>
    {label}
  </TextLink>
);
