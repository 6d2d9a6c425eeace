import { renderMarkup } from '@studio/i18n';
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import type { ContentNode } from './content-node.ts';

export interface ContentProps {
  nodes: readonly ContentNode[];
  /** Renders elements, such as `a`, and the directives of a collection by name. */
  components?: Readonly<Record<string, ComponentType<ContentElementProps>>>;
}

/** The props of a component for an element or a directive: its attributes, as they are in the text. */
export type ContentElementProps = Readonly<Record<string, unknown>> & { children?: ReactNode };

/** Renders a text that the build made from Markdown, or from HTML with `contentFromHtml`. */
export function Content({ nodes, components = {} }: ContentProps): ReactNode {
  const render = (node: ContentNode): ReactNode => {
    if (typeof node === 'string') return renderMarkup(node);
    const [element, props, ...children] = node;
    // As arguments, children need no keys.
    return createElement(components[element] ?? element, props, ...children.map(render));
  };
  return createElement(Fragment, null, ...nodes.map(render));
}
