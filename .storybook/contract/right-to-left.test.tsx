import { Tabs, TextLink } from '@studio/ui';
import '@studio/ui/right-to-left.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import './contract.css';
import { until } from './until.ts';

/* A document from right to left. */

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  document.dir = 'rtl';
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  document.documentElement.removeAttribute('dir');
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

it('the arrow keys of tabs go in the direction of the document, or in their own', async () => {
  const items = ['one', 'two', 'three'].map((id) => ({ id, title: id, content: id }));
  for (const [dir, next] of [
    [undefined, '{ArrowLeft}'],
    ['ltr', '{ArrowRight}'],
  ] as const) {
    render(<Tabs key={next} label="Numbers" items={items} dir={dir} />);
    find('[role=tab]').focus();
    await userEvent.keyboard(next);
    await until(() => {
      expect(document.activeElement?.textContent).toBe('two');
    });
    expect(find('[data-slot=tabs]').getAttribute('dir')).toBe(dir ?? null);
  }
});

it('arrows are mirrored', () => {
  render(
    <TextLink variant="more" asChild>
      <a href="#more">More</a>
    </TextLink>,
  );
  expect(getComputedStyle(find('svg')).scale).toBe('-1 1');
});
