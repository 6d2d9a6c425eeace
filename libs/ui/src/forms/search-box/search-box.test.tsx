import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

const ignore = () => undefined;
const render = (props: Pick<SearchBoxProps, 'items' | 'status' | 'value'>) =>
  renderToStaticMarkup(
    <SearchBox label="Search" clearLabel="Clear" listLabel="Results" onValueChange={ignore} {...props} />,
  );

it('lists the items as options of the list that the field controls', () => {
  const html = render({
    value: 'host',
    items: [{ id: 'a', href: '/hosting', title: 'Hosting' }],
    status: '1 result',
  });
  const [, list] = /aria-controls="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain('aria-expanded="true"');
  expect(html).toMatch(new RegExp(`role="listbox" id="${String(list)}"[^>]*><a [^>]*role="option"`));
  expect(html).toContain('<p role="status" data-slot="visually-hidden">1 result');
});

it('shows the status instead of an empty list', () => {
  const html = render({ value: 'zebra', items: [], status: 'Nothing is found.' });
  expect(html).toContain('aria-expanded="false"');
  expect(html).toMatch(/role="listbox"[^>]* hidden=""/);
  expect(html).toContain('<p role="status" data-slot="search-box-status">Nothing is found.');
});
