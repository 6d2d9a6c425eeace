import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { expect, it } from 'vitest';

const sheets = globSync('{primitives,forms,blocks,internal}/**/*.css', { cwd: import.meta.dirname });

/** Sonner's stylesheet, whose rules this one replaces, has no layer. */
const withoutLayer = ['primitives/toaster/toaster.css', 'primitives/toaster/toast-region.lazy.css'];

it.each(sheets.filter((file) => !withoutLayer.includes(file)))(
  '%s has its rules in the layer of components, so that the class of a caller wins',
  (file) => {
    const [order, ...nodes] = parse(readFileSync(join(import.meta.dirname, file), 'utf8')).nodes;
    expect(order?.toString()).toBe('@layer theme, base, components, utilities');
    expect(nodes.filter(({ type }) => type === 'rule')).toEqual([]);
    for (const node of nodes)
      if (node.type === 'atrule' && node.name === 'layer') expect(node.params).toBe('components');
  },
);

it.each(sheets)('%s takes widths of containers and sizes of text from tokens', (file) => {
  const literals: string[] = [];
  parse(readFileSync(join(import.meta.dirname, file), 'utf8')).walkDecls(
    /^(max-width|font-size)$/,
    ({ prop, value }) => {
      // Up to 20rem it is the width of a part, such as a tooltip.
      const smallest = prop === 'max-width' ? 20 : 0;
      const lengths = [...value.matchAll(/(?<![\w-])([\d.]+)(?:rem|ch|px)\b/g)];
      if (lengths.some(([, length]) => Number(length) > smallest)) literals.push(`${prop}: ${value}`);
    },
  );
  expect(literals).toEqual([]);
});
