import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

it('renders all panels on the server, with the labels that are visible without JavaScript', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Views"
      items={[
        { id: 'one', label: 'First', content: 'Content 1' },
        { id: 'two', label: 'Second', content: 'Content 2' },
      ]}
    />,
  );
  expect(html).toMatch(/data-state="active" data-label="First">Content 1/);
  expect(html).toMatch(/data-state="inactive" data-label="Second">Content 2/);
  expect(html).not.toContain(' hidden');
});
