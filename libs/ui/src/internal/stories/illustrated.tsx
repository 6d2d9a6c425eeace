import { Illustration } from '../../primitives/illustration/index.ts';
import drawing from './drawing.svg';
import { toItems } from './items.ts';

/** An illustration in the colors of the theme. */
export const picture = <Illustration src={drawing} tone="theme" />;

/** Returns items of a list with pictures. */
export const toIllustratedItems = (texts: Parameters<typeof toItems>[0]) =>
  toItems(texts).map((item) => ({ ...item, picture }));

/** Returns services with pictures and links. */
export const toServices = (texts: Parameters<typeof toItems>[0]) =>
  toIllustratedItems(texts).map((item) => ({ ...item, href: `#${item.title}` }));
