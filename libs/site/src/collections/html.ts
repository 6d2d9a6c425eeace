import type { Element, ElementContent, Root, RootContent } from 'hast';
import { Parser } from 'htmlparser2';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import type { ContentNode } from '../content/content-node.ts';
import { toNodes } from './markdown.ts';

/**
 * Turns HTML of another system, such as a CMS, into a text for `Content`. Elements and attributes that could run scripts,
 * load documents or change the page around the text are removed.
 */
export function contentFromHtml(html: string): ContentNode[] {
  const tree = rehypeSanitize()(parse(html));
  visit(tree, 'element', ({ properties }: Element) => {
    const { href } = properties;
    // The ids are prefixed, so that they cannot be those of the page.
    if (typeof href === 'string' && href.startsWith('#'))
      properties.href = `#${defaultSchema.clobberPrefix ?? ''}${href.slice(1)}`;
  });
  return toNodes({ ...tree, children: tree.children.map(inParagraph) }, (text) => text);
}

/** The names of properties by attribute. */
const propertyNames = new Map(
  Object.values(defaultSchema.attributes ?? {})
    .flat()
    .map((definition) => (typeof definition === 'string' ? definition : definition[0]))
    .map((name) => [name.toLowerCase(), name]),
);

/** Attributes that need no value. */
const booleans = new Set(['checked', 'disabled', 'itemscope', 'open', 'reversed']);

function parse(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  const add = (node: ElementContent) => {
    open.at(-1)?.children.push(node);
  };
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const properties = Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => {
          const property = propertyNames.get(name.replace('-', '')) ?? name;
          return [property, name === 'class' ? value.split(/\s+/) : booleans.has(name) || value];
        }),
      );
      const element: Element = { type: 'element', tagName, properties, children: [] };
      add(element);
      open.push(element);
    },
    ontext: (value) => {
      add({ type: 'text', value });
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root;
}

/** A text outside any element would be lost between paragraphs. */
const inParagraph = (node: RootContent): RootContent =>
  node.type === 'text' && node.value.trim() !== ''
    ? { type: 'element', tagName: 'p', properties: {}, children: [node] }
    : node;
