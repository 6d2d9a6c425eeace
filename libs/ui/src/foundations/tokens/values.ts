import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';
import type { Scheme } from '../schemes.ts';
import { mix } from './color.ts';
import type { Properties } from './stylesheets.ts';

const stringify = (...parameters: Parameters<typeof parseValue.stringify>) =>
  parseValue.stringify(...parameters);

/**
 * Returns a CSS value with its `var()`, `light-dark()`, `calc()` and `color-mix()` resolved, as on an element in this
 * scheme and with these custom properties.
 */
export function resolveValue(value: string, scheme: Scheme, properties: Properties): string {
  const functions: Readonly<Record<string, (node: FunctionNode) => string>> = {
    var: (node) => {
      const [name = '', ...fallback] = splitArguments(node);
      const found = properties.get(name.slice(2)) ?? (fallback.join(', ') || undefined);
      if (found === undefined)
        throw new Error(`"${name}" is not defined. Pass all stylesheets of the site, with its tokens first.`);
      return resolve(found);
    },
    'light-dark': (node) => {
      const [light = '', dark = ''] = splitArguments(node);
      return resolve(scheme === 'light' ? light : dark);
    },
    calc: (node) => String(calculate(node.nodes.map((part) => resolve(stringify(part))))),
    'color-mix': (node) => mixed(splitArguments(node).map(resolve)),
  };
  const resolve = (text: string): string =>
    stringify(parseValue(text).nodes, (node) =>
      node.type === 'function' ? functions[node.value]?.(node) : undefined,
    );
  return resolve(value);
}

/** The arguments of a function, between commas. */
function splitArguments({ nodes }: FunctionNode): string[] {
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'div' && node.value === ',') parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.map((part) => stringify(part).trim());
}

/** Calculates the parts of a `calc()` with one operation on numbers, which is all that tokens need. */
function calculate(parts: readonly string[]): number {
  const [left, operator = '+', right = 0, ...rest] = parts.map((part) => part.trim()).filter(Boolean);
  const [a, b] = [Number(left), Number(right)];
  const result = { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[operator];
  if (result === undefined || Number.isNaN(result) || rest.length)
    throw new Error(`"calc(${parts.join('')})" is not one operation on two numbers.`);
  return Number(result.toFixed(4));
}

/** Calculates a `color-mix()` such as `in oklab, red 30%, blue`. */
function mixed([space = '', first = '', second = '']: readonly string[]): string {
  const [one, oneShare] = colorAndShare(first);
  const [other, otherShare] = colorAndShare(second);
  const share = otherShare ?? (oneShare === undefined ? 0.5 : 1 - oneShare);
  return mix(one, other, share, space.replace(/^in /, ''));
}

function colorAndShare(text: string): [color: string, share?: number] {
  const { nodes } = parseValue(text);
  const percentage = nodes.find((node) => node.type === 'word' && node.value.endsWith('%'));
  const color = stringify(nodes.filter((node) => node !== percentage)).trim();
  return percentage ? [color, Number.parseFloat(percentage.value) / 100] : [color];
}
