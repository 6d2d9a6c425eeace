export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text in the element itself, without that of its children. */
  text: string;
}

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const reference = String.raw`&(?:amp|lt|gt|quot|apos|#\d+|#x[\dA-Fa-f]+);`;
const attribute = String.raw`\s+${name}="(?:[^<&"]|${reference})*"`;
const declaration = /<\?xml version="1\.0" encoding="UTF-8"\?>/y;
const tag = new RegExp(
  String.raw`<(?<end>/)?(?<name>${name})(?<attributes>(?:${attribute})*)\s*(?<empty>/)?>`,
  'y',
);
const characters = new RegExp(`(?:[^<&]|${reference})+`, 'y');

/**
 * Parses the part of XML that sitemaps use: elements, attributes and text. Throws an error for everything else, and if
 * the document is not well-formed, like the parser of a browser. References such as `&amp;` are not replaced.
 */
export function parseXml(xml: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  let position = 0;
  const read = (token: RegExp) => {
    token.lastIndex = position;
    const match = token.exec(xml);
    if (match) position = token.lastIndex;
    return match;
  };
  const fail = (problem: string) => {
    throw new Error(`${problem} at position ${String(position)}: ${xml.slice(position, position + 40)}`);
  };

  read(declaration);
  while (position < xml.length) {
    const parent = open.at(-1) ?? document;
    const text = read(characters);
    if (text) {
      parent.text += text[0];
      continue;
    }
    const groups = read(tag)?.groups;
    if (!groups) return fail('No valid tag, text or reference');
    const { end, name = '', attributes = '', empty } = groups;
    if (end) {
      if (name !== parent.name || attributes || empty) fail(`No matching start tag for </${name}>`);
      open.pop();
      continue;
    }
    const element: XmlElement = { name, attributes: attributesIn(attributes), children: [], text: '' };
    parent.children.push(element);
    if (!empty) open.push(element);
  }

  const [root, ...others] = document.children;
  if (open.length > 1) fail(`No end tag for <${String(open.at(-1)?.name)}>`);
  if (!root || others.length > 0 || document.text.trim()) return fail('There must be one root element');
  assertNamespaces(root, []);
  return root;
}

function attributesIn(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, value] as const,
  );
  const attributes = Object.fromEntries(pairs);
  if (Object.keys(attributes).length < pairs.length) throw new Error(`An attribute occurs twice in${text}`);
  return attributes;
}

/** Every prefix of a name must be declared by `xmlns:prefix` on the element or an ancestor. */
function assertNamespaces({ name, attributes, children }: XmlElement, declared: readonly string[]): void {
  const names = Object.keys(attributes);
  const prefixes = [...declared, 'xml', 'xmlns'];
  for (const key of names) if (key.startsWith('xmlns:')) prefixes.push(key.slice('xmlns:'.length));
  for (const used of [name, ...names])
    if (used.includes(':') && !prefixes.includes(used.slice(0, used.indexOf(':'))))
      throw new Error(`The namespace prefix of ${used} is not declared`);
  for (const child of children) assertNamespaces(child, prefixes);
}
