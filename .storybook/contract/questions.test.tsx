import { Accordion, Asks, Icon } from '@studio/ui';
import { ShieldCheck } from 'lucide';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './contract.css';
import { until } from './until.ts';

/* Questions with answers: links to them, and titles that are not plain text. */

let container: HTMLElement;
let root: Root;

beforeEach(async () => {
  await page.viewport(375, 700);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  history.replaceState(null, '', location.pathname + location.search);
});

function render(children: ReactNode) {
  flushSync(() => {
    root.render(children);
  });
}

function find(selector: string): HTMLElement {
  const element = container.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No element matches "${selector}".`);
  return element;
}

const openItems = () =>
  [...container.querySelectorAll('details[open], [data-slot=accordion-item][data-state=open]')].map(
    ({ id }) => id,
  );

const items = [
  { id: 'one', title: 'One', text: 'First', content: 'First' },
  { id: 'two:a [b]', title: 'Two', text: 'Second', content: 'Second' },
];
const links = (
  <>
    <a id="link" href="#two:a [b]">
      Two
    </a>
    {/* It is part of the page, and the last item is at the end. */}
    <div style={{ height: 2000 }} />
  </>
);

describe.each([
  ['Accordion', <Accordion items={items} defaultValue="one" />, ['two:a [b]']],
  [
    'Accordion with several open items',
    <Accordion items={items} type="multiple" defaultValue={['one']} />,
    ['one', 'two:a [b]'],
  ],
  ['Asks', <Asks title="Questions" items={items} defaultValue="one" />, ['one', 'two:a [b]']],
])('%s', (_, element, expected) => {
  it('opens the target of the URL', async () => {
    history.replaceState(null, '', '#two:a%20[b]');
    render(element);
    await until(() => {
      expect(openItems()).toEqual(expected);
    });
  });

  it('opens the target of a link, also after it was closed', async () => {
    render(
      <>
        {links}
        {element}
      </>,
    );
    expect(openItems()).toEqual(['one']);
    await userEvent.click(find('#link'));
    await until(() => {
      expect(openItems()).toEqual(expected);
    });
    find('[id="two:a [b]"] :is(summary, button)').click();
    await until(() => {
      expect(openItems()).toEqual(expected.filter((id) => id !== 'two:a [b]'));
    });
    await userEvent.click(find('#link'));
    await until(() => {
      expect(openItems()).toEqual(expected);
    });
  });

  it('opens the target of a router, which dispatches `hashchange`, and ignores an invalid percent-encoding', async () => {
    render(element);
    for (const hash of ['#100%', '#two:a%20[b]']) {
      history.pushState(null, '', hash);
      dispatchEvent(new HashChangeEvent('hashchange'));
    }
    await until(() => {
      expect(openItems()).toEqual(expected);
    });
  });
});

it('an open item that is the target of the URL is reported once', async () => {
  const onValueChange = vi.fn();
  history.replaceState(null, '', '#one');
  render(<Accordion items={items} type="multiple" defaultValue={['one']} onValueChange={onValueChange} />);
  find('[id="two:a [b]"] button').click();
  await until(() => {
    expect(onValueChange.mock.calls).toEqual([[['one', 'two:a [b]']]]);
  });
});

it('a title can have an icon, strong text and several lines, beside the plus icon', async () => {
  render(
    <Accordion
      items={[
        {
          id: 'covered',
          title: (
            <>
              <Icon icon={ShieldCheck} id="own" /> <strong>保固內</strong>
              的冷氣清洗之後如果不冷，或是漏水，師傅會再來一次嗎？需要另外付費嗎？
            </>
          ),
          content: '會。',
        },
      ]}
    />,
  );
  const button = find('button');
  const { left, right, width } = button.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(button);
  range.setEndBefore(find('button > svg:last-child'));
  // The text starts at the left, fills the line up to the plus icon, and has the icon of the caller in its first line.
  const lines = [...range.getClientRects()];
  expect(Math.min(...lines.map((line) => line.left))).toBe(left);
  expect(Math.max(...lines.map((line) => line.right))).toBeGreaterThan(left + width * 0.7);
  expect(find('button > svg:last-child').getBoundingClientRect().right).toBe(right);
  const own = find('#own').getBoundingClientRect();
  const strong = find('strong').getBoundingClientRect();
  expect(own.top).toBeLessThan(strong.bottom);
  expect(strong.top).toBeLessThan(own.bottom);
  expect(strong.left).toBeGreaterThanOrEqual(own.right);
  await userEvent.hover(button);
  await until(() => {
    expect(getComputedStyle(find('button > svg:last-child')).rotate).toBe('90deg');
  });
  expect(getComputedStyle(find('#own')).rotate).toBe('none');
  // The minus would be a vertical line.
  await userEvent.click(button);
  await until(() => {
    expect(getComputedStyle(find('button > svg:last-child')).rotate).toBe('none');
  });
});
