import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

it('renders all panels on the server, with the titles that are visible without JavaScript', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Views"
      items={[
        { id: 'one', title: 'First', content: 'Content 1' },
        { id: 'two', title: 'Second', content: 'Content 2' },
      ]}
    />,
  );
  expect(html).toMatch(
    /data-state="active"><p aria-hidden="true" data-slot="tabs-title">First<\/p><div>Content 1/,
  );
  expect(html).toMatch(
    /data-state="inactive"><p aria-hidden="true" data-slot="tabs-title">Second<\/p><div>Content 2/,
  );
  expect(html).not.toContain(' hidden');
});
