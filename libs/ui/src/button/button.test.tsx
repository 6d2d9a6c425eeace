import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

describe('a button with a sign as its only child', () => {
  it('must be named', () => {
    // @ts-expect-error A sign alone says nothing to somebody who does not see it.
    const nameless = <Button iconOnly>×</Button>;
    expect(nameless.props).not.toHaveProperty('aria-label');
  });

  it('passes its name to the link that takes its look', () => {
    const html = renderToStaticMarkup(
      <Button asChild iconOnly aria-label="Search">
        <a href="/search">×</a>
      </Button>,
    );
    expect(html).toMatch(/^<a [^>]*aria-label="Search"[^>]*>×<\/a>$/);
  });
});

describe('a button that lends its look to a link', () => {
  it('puts the signs into the link, on both sides of the label', () => {
    const html = renderToStaticMarkup(
      <Button asChild before={<i>1</i>} after={<i>3</i>}>
        <a href="/">2</a>
      </Button>,
    );
    expect(html).toMatch(/^<a [^>]*><i>1<\/i>2<i>3<\/i><\/a>$/);
  });
});

describe('a button that is loading', () => {
  it('keeps the focus, even where a form has disabled it', () => {
    const html = renderToStaticMarkup(
      <Button loading disabled>
        Send
      </Button>,
    );
    expect(html).toContain('aria-disabled="true" aria-busy="true"');
    expect(html).not.toMatch(/\sdisabled=/);
  });
});
