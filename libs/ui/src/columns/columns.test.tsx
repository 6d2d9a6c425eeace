import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Columns } from './columns.tsx';

it('keeps its class before that of the caller', () => {
  expect(renderToStaticMarkup(<Columns className="caller" />)).toContain('<div class="@container caller">');
});
