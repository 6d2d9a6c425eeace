import { Parser } from 'htmlparser2';
import { AtRule, Container, parse, type Declaration, type Root, type Rule } from 'postcss';
import parseSelector, { type Node, type Selector } from 'postcss-selector-parser';

/**
 * Returns the CSS of a document: the rules whose elements, classes and attributes occur in it. What the complete stylesheet adds
 * later moves nothing: rules for hidden menus, for pointer states, for print. `drawings` are the texts of the SVG files in the
 * document, which use custom properties too.
 */
export function usedCss(css: string, html: string, headScript: string, drawings = ''): string {
  const isUsed = usedIn(parseDocument(html), headScript);
  const stylesheet = readStylesheet(css).clone();
  stylesheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = readSelectors(rule.selector).filter(isUsed);
    if (used.length === 0) rule.remove();
    else rule.selector = used.map((selector) => String(selector).trim()).join();
  });
  removeUnused(stylesheet, drawings);
  removeEmpty(stylesheet);
  return stylesheet.toString().trim();
}

/** Parses a stylesheet and removes the rules that no document needs for the first paint. */
const readStylesheet = memoized((css) => {
  const stylesheet = parse(css);
  stylesheet.walkComments((comment) => void comment.remove());
  stylesheet.walkDecls(laterProperties, (declaration) => void declaration.remove());
  stylesheet.walkAtRules((rule) => {
    if (deferredConditions.has(`${rule.name} ${rule.params}`)) rule.remove();
  });
  return stylesheet;
});

const readSelectors = memoized((selector) => parseSelector().astSync(selector).nodes);

/** Parsing takes longer than filtering, and all documents of a site share one stylesheet. */
function memoized<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

const isKeyframe = ({ parent }: Rule) => parent instanceof AtRule && parent.name.endsWith('keyframes');

/** Removes unused custom properties and keyframes. */
function removeUnused(stylesheet: Root, drawings: string): void {
  let values = drawings;
  stylesheet.walkDecls(({ value }) => void (values += ` ${value}`));
  const isReferenced = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(values);
  const unused: (Declaration | AtRule)[] = [];
  stylesheet.walkDecls(/^--/, (declaration) => {
    if (!isReferenced(declaration.prop)) unused.push(declaration);
  });
  stylesheet.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    if (!isReferenced(rule.params)) unused.push(rule);
  });
  if (unused.length === 0) return;
  for (const node of unused) node.remove();
  // Removing them may leave others unused.
  removeUnused(stylesheet, drawings);
}

/** Removes empty rules, the inner ones first. */
function removeEmpty(parent: Container): void {
  parent.each((child) => {
    if (!(child instanceof Container) || !child.nodes) return;
    removeEmpty(child);
    if (child.nodes.length === 0) child.remove();
  });
}

/**
 * Transitions, cursors, and prefixed duplicates of `text-decoration`. Not inherited properties of the root, such as
 * `tab-size`: all elements would have another computed style when the complete stylesheet arrives.
 */
const laterProperties = /^(?:transition|cursor|-webkit-text-decoration)/;

/**
 * Print; forced colors, which browsers apply themselves; documents without JavaScript, which link the complete
 * stylesheet; browsers without `@property`.
 */
const deferredConditions = new Set([
  'media print',
  'page ',
  'media (scripting:none)',
  'media (forced-colors:active)',
  'layer properties',
]);

/**
 * Interaction states, which do not occur before the first paint; the inner parts of form fields, which can wait; and
 * `:host`, because no document uses shadow DOM.
 */
const deferredPseudos =
  /^(?::host|:hover|:active|:disabled|:modal|::backdrop|::placeholder|:-moz-.*|::-webkit-.*|::file-selector-button)$/;

/** Pseudo-classes that contain selectors. */
const containers = new Set([':not', ':is', ':where', ':has']);

/** Returns whether the document contains everything that a selector requires. */
function usedIn(
  { elements, classes, attributes }: ReturnType<typeof parseDocument>,
  headScript: string,
): (selector: Selector) => boolean {
  /** Whether the script sets an attribute before the first paint. */
  const isScripted = (attribute: string) =>
    attribute.startsWith('data-') && headScript.includes(`dataset.${attribute.slice(5)}`);
  const isPresent = (node: Node): boolean => {
    switch (node.type) {
      case 'tag':
        return elements.has(node.value);
      case 'class':
        return classes.has(node.value);
      case 'id':
        return attributes.get('id')?.includes(node.value) ?? false;
      case 'attribute':
        return (
          isScripted(node.attribute) ||
          (attributes.get(node.attribute) ?? []).some(
            (value) => node.operator !== '=' || node.value === undefined || value === node.value,
          )
        );
      case 'pseudo':
        if (deferredPseudos.test(node.value)) return false;
        if (node.value === ':not') return true;
        return containers.has(node.value) ? node.nodes.some((inner) => inner.nodes.every(isPresent)) : true;
      default:
        return true;
    }
  };
  return (selector) => selector.nodes.every(isPresent);
}

/** The elements, classes and attributes of a document. */
function parseDocument(html: string) {
  const elements = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Map<string, string[]>();
  const parser = new Parser({
    onopentag(element, values) {
      elements.add(element);
      for (const [name, value] of Object.entries(values))
        attributes.set(name, [...(attributes.get(name) ?? []), value]);
      for (const name of values['class']?.split(/\s+/) ?? []) classes.add(name);
    },
  });
  parser.end(html);
  return { elements, classes, attributes };
}
