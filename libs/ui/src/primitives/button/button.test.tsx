import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getVariantValues } from '../../foundations/cva.ts';
import { Button } from './button.tsx';
import { buttonVariants } from './button.variants.ts';

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

describe('buttonVariants', () => {
  it('returns the classes that make any element a button', () => {
    expect(buttonVariants({ variant: 'outline', size: 'lg', className: 'wide' })).toBe(
      'ui-button ui-button--outline ui-button--lg wide',
    );
  });

  it('has the defaults of the component', () => {
    expect(renderToStaticMarkup(<Button>Send</Button>)).toContain(` class="${buttonVariants()}"`);
    expect(buttonVariants()).toBe('ui-button ui-button--primary');
  });

  it('lists the values of a variant', () => {
    expect(getVariantValues(buttonVariants, 'size')).toEqual(['xs', 'sm', 'md', 'lg', 'xl']);
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
