import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { expect, it } from 'vitest';
import * as ui from './index.ts';

const sheets = globSync('{primitives,forms,blocks,internal}/**/*.css', { cwd: import.meta.dirname });
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The classes in the `className` of elements, and in what calculates one. */
const writtenClasses = globSync('{primitives,forms,blocks,internal}/**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !/\.(?:stories|guide|test)\.|internal\/stories/.test(file))
  .flatMap((file) => [...read(file).matchAll(/className=(?:"[^"]*"|\{[^}]*\})|\bcx\([^)]*\)/g)])
  .flatMap(([expression]) => [...expression.matchAll(/["'`]([^"'`]+)["'`]/g)])
  .flatMap(([, classes = '']) => classes.split(/\s+/));

/** The classes of the exported variants. */
const variantClasses = Object.values(ui)
  .flatMap((value) => (typeof value === 'function' && 'variants' in value ? [value] : []))
  .flatMap((define) => [define(), ...Object.values(define.variants).flatMap<string>(Object.values)])
  .flatMap((classes) => classes.split(' '))
  .filter(Boolean);

it('components use only classes of their stylesheets: not those of Tailwind, and none without a rule', () => {
  const styled = new Set<string>();
  for (const file of sheets)
    parse(read(file)).walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) styled.add(name);
    });
  const used = new Set([...writtenClasses, ...variantClasses]);
  expect(used).toContain('ui-button--primary');
  expect(used).toContain('ui-icon-button');
  expect([...used].filter((name) => !styled.has(name))).toEqual([]);
});

/** Sonner's stylesheet, whose rules this one replaces, has no layer. */
const withoutLayer = ['primitives/toaster/toaster.css', 'primitives/toaster/toast-region.lazy.css'];

it.each(sheets.filter((file) => !withoutLayer.includes(file)))(
  '%s has its rules in the layer of components, so that the class of a caller wins',
  (file) => {
    const [order, ...nodes] = parse(read(file)).nodes;
    expect(order?.toString()).toBe('@layer theme, base, components, utilities');
    expect(nodes.filter(({ type }) => type === 'rule')).toEqual([]);
    for (const node of nodes)
      if (node.type === 'atrule' && node.name === 'layer') expect(node.params).toBe('components');
  },
);

it.each(sheets)('%s takes widths of containers and sizes of text from tokens', (file) => {
  const literals: string[] = [];
  parse(read(file)).walkDecls(/^(max-width|font-size)$/, ({ prop, value }) => {
    // Up to 20rem it is the width of a part, such as a tooltip.
    const smallest = prop === 'max-width' ? 20 : 0;
    const lengths = [...value.matchAll(/(?<![\w-])([\d.]+)(?:rem|ch|px)\b/g)];
    if (lengths.some(([, length]) => Number(length) > smallest)) literals.push(`${prop}: ${value}`);
  });
  expect(literals).toEqual([]);
});

it('no stylesheet has a hue of its own, so that a brand changes also the shadows', () => {
  const found = sheets.flatMap((file) =>
    Array.from(read(file).matchAll(/oklch\([\d.]+% ([\d.]+) [\d.]+[^;]*/g), ([color, chroma]) => ({
      color: `${file} ${color}`,
      chroma: Number(chroma),
    })),
  );
  // Up to 0.01 it is grey.
  expect(found.filter(({ chroma }) => chroma > 0.01).map(({ color }) => color)).toEqual([]);
  const theme = read('foundations/theme.css');
  expect(/--shadow-float:[^;]*;/.exec(theme)?.[0]).not.toContain('oklch(');
});
