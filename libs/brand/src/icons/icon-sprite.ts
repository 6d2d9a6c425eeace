import { icons } from 'lucide';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** An SVG file with a `<symbol>` for each Lucide icon. A page references it with `<use>` and sets the stroke. */
export function iconSprite(names: readonly string[]): string {
  return renderToStaticMarkup(
    createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, names.map(symbol)),
  );
}

function symbol(name: string): ReactElement {
  const icon = new Map(Object.entries(icons)).get(pascalCase(name));
  if (!icon) throw new Error(`Lucide has no icon "${name}". See https://lucide.dev/icons.`);
  return createElement(
    'symbol',
    { key: name, id: name, viewBox: '0 0 24 24' },
    icon.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes })),
  );
}

const pascalCase = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
