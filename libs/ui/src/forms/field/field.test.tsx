import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';

describe('a field', () => {
  it('is linked to its label, hint and error, and keeps the description of the caller', () => {
    const html = renderToStaticMarkup(
      <Field id="email" label="Email" hint="Work address" error="Missing" aria-describedby="note" />,
    );
    expect(html).toContain('<label for="email"');
    expect(html).toMatch(/<input [^>]*aria-describedby="note email-hint email-error"/);
    expect(html).toMatch(/<input [^>]*aria-invalid="true"/);
    expect(html).toMatch(/<p id="email-hint"[^>]*>Work address<\/p>/);
    expect(html).toMatch(/<div id="email-error" aria-live="polite"/);
  });

  it('has the live region before its first error', () => {
    const html = renderToStaticMarkup(<Field id="email" label="Email" />);
    expect(html).toMatch(/<div id="email-error" aria-live="polite"[^>]*><\/div>/);
    expect(html).not.toMatch(/aria-invalid|aria-describedby/);
  });

  it('keeps the `aria-invalid` of the caller', () => {
    expect(renderToStaticMarkup(<Field label="Email" aria-invalid />)).toContain('aria-invalid="true"');
  });

  it('has the class on its root element', () => {
    expect(renderToStaticMarkup(<Field label="Email" className="wide" />)).toMatch(
      /^<div data-slot="field" class="wide">/,
    );
  });
});
