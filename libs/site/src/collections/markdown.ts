import rehypeShiki from '@shikijs/rehype';
import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { createCssVariablesTheme } from 'shiki';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { ContentNode, ContentValue } from '../content/content-node.ts';
import { ContentError } from './front-matter.ts';

/** The attributes of each directive that a text may use, by its name. */
export type Directives = Readonly<Record<string, readonly string[]>>;

export interface MarkdownOptions {
  /** Messages name it. */
  file: string;
  /** The number of lines above the text in the file. */
  offset: number;
  directives: Directives;
}

/** A link or a picture in a text, with its line in the file. */
interface Reference {
  target: string;
  line: number;
}

export interface RenderedMarkdown {
  tree: Root;
  headings: readonly { id: string; level: number; text: string }[];
  links: readonly Reference[];
  /** The text without markup. */
  text: string;
}

/** Parses a text. Throws if it has a directive that the collection does not know, or a heading like the title of its page. */
export async function renderMarkdown(
  markdown: string,
  { file, offset, directives }: MarkdownOptions,
): Promise<RenderedMarkdown> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(() => (tree: MarkdownRoot) => {
      replaceDirectives(tree, directives, file, offset);
    })
    .use(remarkRehype)
    .use(rehypeSanitize, sanitizeSchema(directives))
    .use(rehypeSlug)
    .use(rehypeShiki, {
      theme: createCssVariablesTheme(),
      // Loads the grammar of a language for the first code in it. All of them take seconds and 150 MB.
      langs: [],
      lazy: true,
      fallbackLanguage: 'text',
      transformers: [classesForStyles],
    });
  const tree = await processor.run(processor.parse(new VFile(markdown)));
  const headings: RenderedMarkdown['headings'][number][] = [];
  const links: Reference[] = [];
  visit(tree, 'element', (element: Element) => {
    const [, level] = /^h([1-6])$/.exec(element.tagName) ?? [];
    const { id, href } = element.properties;
    const line = (element.position?.start.line ?? 1) + offset;
    if (level === '1')
      throw new ContentError(
        file,
        line,
        `The heading "${toString(element)}" begins with "#", as the title of the page does. Begin it with "##".`,
      );
    if (level !== undefined && typeof id === 'string')
      headings.push({ id, level: Number(level), text: toString(element) });
    if (typeof href === 'string') links.push({ target: href, line });
  });
  return { tree, headings, links, text: toString(tree) };
}

/** Turns `:::name{attribute}` into an element with the name of the directive. */
function replaceDirectives(tree: MarkdownRoot, directives: Directives, file: string, offset: number) {
  visit(tree, ['containerDirective', 'leafDirective', 'textDirective'], (node, index, parent) => {
    if (!('attributes' in node) || !('name' in node)) return;
    const line = (node.position?.start.line ?? 1) + offset;
    const { name, attributes } = node;
    const known = directives[name];
    // A colon in a text, as in 4:5 and 16:00.
    if (!known && isColon(node) && parent && index !== undefined) {
      parent.children[index] = { type: 'text', value: `:${name}` };
      return;
    }
    if (!known)
      throw new ContentError(
        file,
        line,
        `There is no directive "${name}". Those of this collection are: ${Object.keys(directives).join(', ')}.`,
      );
    const unknown = Object.keys(attributes ?? {}).find((attribute) => !known.includes(attribute));
    if (unknown !== undefined)
      throw new ContentError(file, line, `The directive "${name}" has no attribute "${unknown}".`);
    node.data = { hName: name, hProperties: { ...attributes } };
  });
}

interface Directive {
  type: string;
  children: readonly unknown[];
  attributes?: object | null | undefined;
}

/** Whether a directive in a sentence has neither a text nor attributes. */
const isColon = ({ type, children, attributes }: Directive) =>
  type === 'textDirective' && children.length === 0 && Object.keys(attributes ?? {}).length === 0;

const sanitizeSchema = (directives: Directives): typeof defaultSchema => ({
  ...defaultSchema,
  // Headings get their ids after this step, and no author writes one.
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), ...Object.keys(directives)],
  attributes: {
    ...defaultSchema.attributes,
    ...Object.fromEntries(Object.entries(directives).map(([name, known]) => [name, [...known]])),
  },
});

/** Replaces the inline styles of the highlighter, which the policy of the documents refuses, with classes. */
const classesForStyles = {
  name: 'classes',
  pre(node: Element) {
    node.properties = { class: 'code' };
  },
  span(node: Element) {
    const [, token] = /--shiki-token-([\w-]+)/.exec(String(node.properties.style)) ?? [];
    node.properties = token === undefined ? {} : { class: `code-${token}` };
  },
};

/** The tree as plain data. Marks where lines may break, except in code. */
export function toNodes(
  tree: Root,
  markText: (text: string) => string,
  replace: (element: Element) => ContentNode | undefined = () => undefined,
): ContentNode[] {
  const convert = (node: Nodes, isCode: boolean): ContentNode[] => {
    if (node.type === 'text') return [isCode ? node.value : markText(node.value)];
    // The highlighter puts a tree of its own inside this one.
    if (node.type === 'root') return node.children.flatMap((child) => convert(child, isCode));
    if (node.type !== 'element') return [];
    const replaced = replace(node);
    if (replaced !== undefined) return [replaced];
    const children = node.children.flatMap((child) => convert(child, isCode || node.tagName === 'code'));
    return [[node.tagName, reactProps(node), ...(mayHaveText(node) ? children : children.filter(isElement))]];
  };
  return convert(tree, false).filter(isElement);
}

const isElement = (node: ContentNode) => typeof node !== 'string';

/** Lists and tables have line breaks between their items. */
const mayHaveText = ({ tagName }: Element) => !/^(?:ul|ol|table|thead|tbody|tr)$/.test(tagName);

const reactNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

function reactProps({ properties }: Element): Record<string, ContentValue> {
  const props: Record<string, ContentValue> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    props[reactNames[name] ?? name] = Array.isArray(value) ? value.join(' ') : value;
  }
  return props;
}
