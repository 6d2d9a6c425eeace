import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectionHeading } from './section-heading.tsx';

it('a section heading has an ID on its heading, and other props on its root', () => {
  const html = renderToStaticMarkup(
    <SectionHeading title="Prices" titleId="prices" headingLevel={3} id="root" />,
  );
  expect(html).toMatch(/^<div [^>]*id="root"/);
  expect(html).toMatch(/<h3 [^>]*id="prices"[^>]*>Prices<\/h3>/);
});
