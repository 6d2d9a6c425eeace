import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyState } from './empty-state.tsx';

it('an empty state is readable without JavaScript', () => {
  expect(renderToStaticMarkup(<EmptyState text="No results." />)).toMatch(/role="status">.*No results\./);
});
