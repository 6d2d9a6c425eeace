import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FilterChips } from '../filter-chips/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const;

describe.each([
  ['RadioGroup', RadioGroup],
  ['FilterChips', FilterChips],
  ['SegmentedControl', SegmentedControl],
])('%s', (_, Component) => {
  it('has a selection in the HTML of the server', () => {
    for (const selection of [{ defaultValue: 'two' }, { value: 'two' }]) {
      const html = renderToStaticMarkup(<Component label="Count" options={options} {...selection} />);
      expect(html.match(/<input [^>]*checked=""[^>]*>/g)).toHaveLength(1);
      expect(html).toMatch(/<input (?=[^>]*checked="")[^>]*value="two"/);
    }
  });

  it('has names of its own, unless a form needs one', () => {
    const html = renderToStaticMarkup(
      <>
        <Component label="First" options={options} />
        <Component label="Second" options={options} />
        <Component label="Third" options={options} name="third" />
      </>,
    );
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(3);
    expect(names.filter((name) => name === 'third')).toHaveLength(2);
  });
});

it('a RadioGroup and its radio buttons are linked to their hints and the error', () => {
  const html = renderToStaticMarkup(
    <RadioGroup
      id="count"
      label="Count"
      hint="At most two"
      error="Missing"
      options={[
        { value: 'one', label: 'One', hint: 'For one person' },
        { value: 'two', label: 'Two', disabled: true },
      ]}
    />,
  );
  const [first, second] = html.match(/<input [^>]*>/g) ?? [];
  expect(html).toMatch(/^<fieldset [^>]*aria-describedby="count-hint count-error"/);
  expect(html).toMatch(/<p id="count-0-hint"[^>]*>For one person<\/p>/);
  expect(first).toContain('aria-describedby="count-0-hint"');
  expect(first).toContain('aria-invalid="true"');
  expect(second).toContain('aria-invalid="true"');
  expect(second).toContain('disabled=""');
});
