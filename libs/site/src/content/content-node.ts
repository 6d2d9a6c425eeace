/** The value of an attribute, or of a prop of a component. */
export type ContentValue = string | number | boolean;

/** A text, or an element with its props and children. It travels as JSON, and needs no parser in the browser. */
export type ContentNode =
  | string
  | readonly [element: string, props: Readonly<Record<string, ContentValue>>, ...children: ContentNode[]];
