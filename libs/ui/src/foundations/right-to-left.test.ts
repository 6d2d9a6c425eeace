import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Declaration } from 'postcss';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = (pattern: string) => globSync(pattern, { cwd: source });

/** What `right-to-left.css` mirrors, or what needs no mirror. */
const mirrored = new Set([
  'primitives/back-link/back-link.css translate: -0.25rem',
  'primitives/text-link/text-link.css translate: 5px',
  'primitives/button/button.css background: linear-gradient(to right, var(--color-brand), var(--color-brand-hover)) border-box',
  'blocks/poster/poster.css mask: linear-gradient(#0000 3rem, #0003 5.5rem, #000 11rem) intersect, linear-gradient(to right, #0000, #0003 15%, #000c 35%, #000 50%)',
  'internal/top-layer/top-layer.css inset: 0 auto auto 0',
  // It has a rule for each direction.
  'forms/switch/switch.css translate: 1.25rem',
  'forms/switch/switch.css translate: -1.25rem',
  // A tick is the same in both directions.
  'blocks/comparison-table/comparison-table.css border-width: 0 2px 2px 0',
]);

/** Whether a declaration names a side of the screen instead of one of the text. */
function isPhysical({ prop, value }: Declaration): boolean {
  if (prop.startsWith('--')) return false;
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(prop)) return true;
  if (/^(?:text-align|float|clear)$/.test(prop)) return /^(?:left|right)$/.test(value);
  if (prop === 'translate') return !/^(?:none|0|-50%|var)/.test(value);
  if (/\bto (?:left|right)\b|\btranslateX\(/.test(value)) return true;
  if (!/^(?:margin|padding|inset|border-width|border-radius)$/.test(prop)) return false;
  const [first, second, third, fourth] = value.split(/\s+(?![^(]*\))/);
  if (fourth === undefined) return false;
  return prop === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

it('no stylesheet names the left or the right side, except for what right-to-left.css mirrors', () => {
  const found: string[] = [];
  for (const file of files('**/*.css')) {
    if (file.endsWith('right-to-left.css')) continue;
    parse(readFileSync(join(source, file), 'utf8')).walkDecls((declaration) => {
      const { prop, value } = declaration;
      const written = `${file} ${prop}: ${value.replaceAll(/\s+/g, ' ')}`;
      if (isPhysical(declaration) && !mirrored.has(written)) found.push(written);
    });
  }
  expect(found).toEqual([]);
});

it('icons that point along the line are marked, so that right-to-left.css mirrors them', () => {
  const components = files('**/*.tsx').filter((file) => !/\.(?:stories|guide|test)\./.test(file));
  const icons = components.flatMap((file) =>
    Array.from(
      readFileSync(join(source, file), 'utf8').matchAll(/<Icon\s+icon=\{\w*(?:Left|Right)\}[^>]*>/g),
      ([icon]) => icon,
    ),
  );
  expect(icons.length).toBeGreaterThan(5);
  expect(icons.filter((icon) => !/\bdirectional\b/.test(icon))).toEqual([]);
});
