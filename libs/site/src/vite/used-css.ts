import { AtRule, parse, type Declaration, type Root, type Rule } from 'postcss';
import parseSelector, { type Node, type Selector } from 'postcss-selector-parser';

/**
 * The rules of a sheet that a document needs to be drawn: those whose elements, classes and attributes stand in it.
 * What is shown later, such as a menu, what only answers a pointer, and faces that must be fetched come with the complete
 * sheet: the text is read in the fallback that takes the same room.
 */
export function usedCss(css: string, html: string): string {
  const isUsed = usedIn(html.replace(closed, ''));
  const sheet = readSheet(css).clone();
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = readSelectors(rule.selector).filter((selector) => isUsed(selector));
    if (used.length === 0) rule.remove();
    else rule.selector = used.map((selector) => String(selector).trim()).join();
  });
  sheet.walkAtRules('supports', replaceFallback);
  removeUnread(sheet);
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  sheet.walkAtRules(removeEmpty);
  return sheet.toString().trim();
}

/** What any document may need at first. */
const readSheet = remembered((css) => {
  const sheet = parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkDecls(unmoved, (declaration) => void declaration.remove());
  sheet.walkAtRules('font-face', (face) => {
    if (face.some((node) => node.type === 'decl' && node.value.includes('url('))) face.remove();
  });
  sheet.walkAtRules((rule) => {
    if (laterConditions.has(`${rule.name} ${rule.params}`)) rule.remove();
  });
  return sheet;
});

const readSelectors = remembered((selector) => parseSelector().astSync(selector).nodes);

/** Reading a sheet takes longer than choosing from it, and all documents of a site choose from the same one. */
function remembered<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

const isKeyframe = ({ parent }: Rule) => parent instanceof AtRule && parent.name.endsWith('keyframes');

/** Every browser that knows `light-dark()`, without which the site has no colours, can mix them too. */
function replaceFallback(condition: AtRule): void {
  const before = condition.prev();
  if (condition.params !== '(color:color-mix(in lab, red, red))' || before?.type !== 'decl') return;
  before.remove();
  condition.replaceWith(condition.nodes ?? []);
}

/** Custom properties that nothing reads, and keyframes that nothing plays. */
function removeUnread(sheet: Root): void {
  let values = '';
  sheet.walkDecls(({ value }) => void (values += ` ${value}`));
  const isRead = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(values);
  const unread: (Declaration | AtRule)[] = [];
  sheet.walkDecls(/^--/, (declaration) => {
    if (!isRead(declaration.prop)) unread.push(declaration);
  });
  sheet.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    if (!isRead(rule.params)) unread.push(rule);
  });
  if (unread.length === 0) return;
  for (const node of unread) node.remove();
  // What only they have read is unread now.
  removeUnread(sheet);
}

/** An at-rule that is left with nothing goes too, the inner one before the outer. */
function removeEmpty(rule: AtRule): void {
  rule.walkAtRules(removeEmpty);
  if (rule.nodes?.length === 0) rule.remove();
}

/** What is in a dialog shows when it opens. */
const closed = /<dialog\b.*?<\/dialog>/gs;

/** How things move and answer a pointer, how wide a tab is, and what the line without a prefix says too. */
const unmoved = /^(?:transition|cursor|tab-size|-webkit-tap-highlight-color|-webkit-text-decoration)/;

/**
 * Paper; colours of the visitor, in which browsers draw by themselves; visitors without scripts, whose document links
 * the complete sheet; browsers that do not know `@property`.
 */
const laterConditions = new Set([
  'media print',
  'page ',
  'media (scripting:none)',
  'media (forced-colors:active)',
  'layer properties',
]);

/**
 * Nobody points at or opens anything before the first paint. The inside of a field, which browsers draw, can wait too, and
 * no document has a part in a tree of its own.
 */
const later =
  /^(?::host|:hover|:active|:disabled|:modal|::backdrop|::placeholder|:-moz-.*|::-webkit-.*|::file-selector-button)$/;

/** Conditions that an element may meet or not. */
const open = new Set([':not', ':is', ':where', ':has']);

/** Attributes that scripts in the head write before the page is drawn. */
const written = new Set(['data-scheme']);

/** Tells whether all that a selector demands stands in the document. */
function usedIn(html: string): (selector: Selector) => boolean {
  const { elements, classes, attributes } = partsOf(html);
  const languages = attributes.get('lang') ?? [];
  const isThere = (node: Node): boolean => {
    switch (node.type) {
      case 'tag':
        return elements.includes(node.value);
      case 'class':
        return classes.has(node.value);
      case 'id':
        return attributes.get('id')?.includes(node.value) ?? false;
      case 'attribute':
        return (
          written.has(node.attribute) ||
          (attributes.get(node.attribute) ?? []).some(
            (value) => node.operator !== '=' || node.value === undefined || value === node.value,
          )
        );
      case 'pseudo':
        if (later.test(node.value)) return false;
        if (node.value === ':not') return true;
        if (node.value === ':lang') return languages.some((code) => isSpoken(code, node.nodes));
        return open.has(node.value) ? node.nodes.some((inner) => inner.nodes.every(isThere)) : true;
      default:
        return true;
    }
  };
  /** A section beside a section takes two. */
  const areEnough = ({ nodes }: Selector): boolean => {
    const tags = nodes.flatMap((node) => (node.type === 'tag' ? [node.value] : []));
    const count = (all: readonly string[], tag: string) => all.filter((one) => one === tag).length;
    return tags.every((tag) => count(elements, tag) >= count(tags, tag));
  };
  return (selector) => selector.nodes.every(isThere) && areEnough(selector);
}

/** `zh-TW` is also spoken where `zh` is asked for. */
const isSpoken = (code: string, ranges: readonly Selector[]) =>
  ranges.some((range) => `${code}-`.startsWith(`${String(range).trim()}-`));

function partsOf(html: string) {
  const elements: string[] = [];
  const classes = new Set<string>();
  const attributes = new Map<string, string[]>();
  for (const [, element = '', rest = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi)) {
    elements.push(element);
    for (const [, name = '', value = ''] of rest.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
      const text = unescape(value);
      attributes.set(name, [...(attributes.get(name) ?? []), text]);
      if (name === 'class') for (const one of text.split(/\s+/)) classes.add(one);
    }
  }
  return { elements, classes, attributes };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Undoes what React does to an attribute. */
function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
