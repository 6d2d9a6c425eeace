import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

describe('an icon button', () => {
  it('requires an accessible name', () => {
    // @ts-expect-error An icon has no accessible name.
    const nameless = <Button iconOnly>×</Button>;
    expect(nameless.props).not.toHaveProperty('aria-label');
  });

  it('passes its name to its child with asChild', () => {
    const html = renderToStaticMarkup(
      <Button asChild iconOnly aria-label="Search">
        <a href="/search">×</a>
      </Button>,
    );
    expect(html).toMatch(/^<a [^>]*aria-label="Search"[^>]*>×<\/a>$/);
  });
});

describe('a button with asChild', () => {
  it('renders the icons inside its child, before and after the label', () => {
    const html = renderToStaticMarkup(
      <Button asChild before={<i>1</i>} after={<i>3</i>}>
        <a href="/">2</a>
      </Button>,
    );
    expect(html).toMatch(/^<a [^>]*><i>1<\/i>2<i>3<\/i><\/a>$/);
  });
});

describe('a loading button', () => {
  it('stays focusable, even if it is disabled', () => {
    const html = renderToStaticMarkup(
      <Button loading disabled>
        Send
      </Button>,
    );
    expect(html).toContain('aria-disabled="true" aria-busy="true"');
    expect(html).not.toMatch(/\sdisabled=/);
  });
});
