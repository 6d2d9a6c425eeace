import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

describe('a button with asChild', () => {
  it('renders the icons inside its child, before and after the label', () => {
    const html = renderToStaticMarkup(
      <Button asChild before={<i>1</i>} after={<i>3</i>}>
        <a href="/">2</a>
      </Button>,
    );
    expect(html).toMatch(/^<a [^>]*><i>1<\/i>2<i>3<\/i><\/a>$/);
  });

  it('is announced as unavailable if it is disabled', () => {
    const html = renderToStaticMarkup(
      <Button asChild disabled>
        <a href="/">Send</a>
      </Button>,
    );
    expect(html).toContain('aria-disabled="true"');
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
