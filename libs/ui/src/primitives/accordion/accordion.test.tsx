import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion, type AccordionProps } from './accordion.tsx';

const items = [
  { id: 'one', title: 'Same title', content: 'Answer 1' },
  { id: 'two', title: 'Same title', content: 'Answer 2' },
];
const readStates = (props: AccordionProps) =>
  [...renderToStaticMarkup(<Accordion {...props} />).matchAll(/aria-expanded="(\w+)"/g)].map(
    ([, state]) => state,
  );

describe('the accordion', () => {
  it('has all answers in the HTML of the server', () => {
    const html = renderToStaticMarkup(<Accordion items={items} />);
    expect(html).toContain('Answer 1');
    expect(html).toContain('Answer 2');
  });

  it('opens the items in `value` and `defaultValue`', () => {
    expect(readStates({ items })).toEqual(['false', 'false']);
    expect(readStates({ items, defaultValue: 'two' })).toEqual(['false', 'true']);
    expect(readStates({ items, value: 'one' })).toEqual(['true', 'false']);
    expect(readStates({ items, type: 'multiple', defaultValue: ['one', 'two'] })).toEqual(['true', 'true']);
  });
});
