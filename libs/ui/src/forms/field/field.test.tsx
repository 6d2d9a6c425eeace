import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../checkbox/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
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

const texts = { id: 'topic', label: 'Topic', hint: 'One is enough', error: 'Missing' };

describe.each([
  ['Field', <Field key="field" {...texts} />],
  ['TextArea', <TextArea key="text-area" {...texts} />],
  ['Select', <Select key="select" {...texts} options={[{ value: 'shop', label: 'A shop' }]} />],
  ['Checkbox', <Checkbox key="checkbox" {...texts} />],
  ['Switch', <Switch key="switch" {...texts} />],
])('%s', (_, element) => {
  const html = renderToStaticMarkup(element);

  it('is invalid and described by its hint and error', () => {
    const [control] = /<(?:input|textarea|select) [^>]*>/.exec(html) ?? [];
    expect(control).toContain('id="topic"');
    expect(control).toContain('aria-invalid="true"');
    expect(control).toContain('aria-describedby="topic-hint topic-error"');
  });

  it('has only the label in its name', () => {
    const [label] = /<label .*<\/label>/.exec(html) ?? [];
    expect(label).toMatch(/ for="topic"|<input [^>]*id="topic"/);
    expect(label).toContain('Topic');
    expect(label).not.toMatch(/One is enough|Missing/);
  });
});

it('a switch has its role', () => {
  expect(renderToStaticMarkup(<Switch label="Topic" />)).toMatch(/<input [^>]*role="switch"/);
});
