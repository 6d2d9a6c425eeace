import { AtRule, parse, type Rule } from 'postcss';

/**
 * The rules of a sheet that a document can use: those whose classes stand in it. What is shown later, such as a menu,
 * comes with the complete sheet.
 */
export function usedCss(css: string, html: string): string {
  const classes = classesOf(html);
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter((selector) => classesIn(selector).every((name) => classes.has(name)));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkAtRules(removeEmpty);
  return sheet.toString();
}

const isKeyframe = ({ parent }: Rule) => parent instanceof AtRule && parent.name.endsWith('keyframes');

/** An at-rule that is left with nothing goes too, the inner one before the outer. */
function removeEmpty(rule: AtRule): void {
  rule.walkAtRules(removeEmpty);
  if (rule.nodes?.length === 0) rule.remove();
}

/** The classes that an element must have. What stands in `:not()` and its like may be there or not. */
function classesIn(selector: string): string[] {
  const demanded = withoutBrackets(selector.replace(/(?<!\\)\[[^\]]*\]/g, ''));
  const names = demanded.matchAll(/\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-])+)/gi);
  return [...names].map(([, name = '']) => unescapeName(name));
}

/** From the innermost pair outwards. */
function withoutBrackets(selector: string): string {
  const rest = selector.replace(/:(?:not|is|where|has)\([^()]*\)/g, '');
  return rest === selector ? rest : withoutBrackets(rest);
}

/** `\32 xl\:wide` is `2xl:wide`: a digit at the start is written as its code. */
function unescapeName(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, sign = '') =>
    code ? String.fromCodePoint(parseInt(code, 16)) : String(sign),
  );
}

function classesOf(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => unescape(list));
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
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
