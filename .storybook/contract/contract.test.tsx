import type { Meta } from '@storybook/react-vite';
import * as ui from '@studio/ui';
import { getVariantValues } from '@studio/ui/cva';
import { createElement, createRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './contract.css';
import { until } from './until.ts';

/*
 * What every component of the design system promises, tested for all of them at once. Components are discovered from
 * their stories.
 */

interface Stories {
  default: Meta & { component?: ComponentType<Record<string, unknown>> };
  Default?: { args?: Record<string, unknown> };
}

const files = import.meta.glob<Stories>('../../libs/ui/src/{primitives,forms,blocks}/*/*.stories.tsx', {
  eager: true,
});

/** Components without an element of their own on the page: the Toaster renders nothing before the first toast. */
const withoutRoot = ['Toaster'];

/** Components whose root opens above the page, beside their trigger. */
const layers = ['Dialog', 'Popover', 'Tooltip'];

/** These components show headings of the caller, or are a whole page. */
const withHeadingsOfCaller = ['Article', 'Card', 'Columns', 'Prose', 'ServiceDetailTemplate', 'Stack'];

/** The root of a field is its frame. Its ref is the control, which forms focus and read. */
const fields = ['Checkbox', 'Field', 'SearchBox', 'SearchField', 'Select', 'Switch', 'TextArea'];

/** Components with a value that is selected or typed, or a check, and the control that changes it. */
const withValue: Readonly<Record<string, { control: string; value: unknown; checked?: true }>> = {
  Accordion: { control: '[data-slot=accordion-trigger]', value: '' },
  Checkbox: { control: 'input', value: false, checked: true },
  Field: { control: 'input', value: '' },
  FilterChips: { control: ':nth-of-type(2) > input', value: undefined },
  RadioGroup: { control: ':nth-of-type(2) > * > input', value: undefined },
  SearchField: { control: 'input', value: '' },
  SegmentedControl: { control: ':nth-of-type(2) > input', value: undefined },
  Select: { control: 'select', value: undefined },
  Switch: { control: 'input', value: false, checked: true },
  Tabs: { control: ':nth-of-type(2)[role=tab]', value: undefined },
  TextArea: { control: 'textarea', value: '' },
};

/** Components with `asChild`. */
const withAsChild = ['Button', 'Card', 'Container', 'IconButton', 'Prose', 'Stack', 'Text', 'TextLink'];

/** Props for texts that a reader sees. In all components, they also accept elements. */
const visibleTexts = [
  ...['about', 'caption', 'children', 'copyright', 'hint', 'label', 'lead', 'question', 'text', 'title'],
  ...[
    'acceptLabel',
    'declineLabel',
    'emailLabel',
    'nextLabel',
    'optionalLabel',
    'previousLabel',
    'submitLabel',
  ],
];

/** The label of these components is an accessible name, which is not visible. */
const withHiddenLabel = [
  ...[
    'Breadcrumbs',
    'Dialog',
    'FilterChips',
    'FilterLinks',
    'IconButton',
    'LanguageMenu',
    'NavBar',
    'Pagination',
    'Popover',
  ],
  ...['SchemeSwitch', 'SegmentedControl', 'Spinner', 'Table', 'Tabs'],
];

/** These components show a message when they are rendered. Others have an empty live region for later. */
const announcing = ['Alert', 'ConsentBar', 'Spinner'];

/** An IconButton is a Button. */
const slots: Readonly<Record<string, string>> = { FilterLinks: 'filter-chips', IconButton: 'button' };

const components = Object.entries(files).flatMap(([file, { default: meta, Default }]) => {
  const { component } = meta;
  if (!component) return [];
  const name = component.displayName ?? component.name;
  const args: Record<string, unknown> = {
    ...meta.args,
    ...Default?.args,
    ...(layers.includes(name) && { open: true }),
  };
  if (withoutRoot.includes(name)) return [];
  return [
    {
      name,
      component,
      args,
      title: meta.title ?? '',
      file,
    },
  ];
});

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  vi.restoreAllMocks();
});

/** Renders a component and returns its root element. */
function render(component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>): Element {
  flushSync(() => {
    root.render(createElement(component, props));
  });
  const element =
    container.querySelector(layers.map((name) => `[data-slot=${kebabCase(name)}]`).join()) ??
    container.firstElementChild;
  if (!element) throw new Error('The component renders no element.');
  return element;
}

const kebabCase = (name: string) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** All exported definitions of variants, such as `buttonVariants`, by name: the class of each value of each prop. */
const definitions = new Map<string, Readonly<Record<string, Readonly<Record<string, string>>>>>(
  Object.entries(ui).flatMap(([name, value]) =>
    typeof value === 'function' && 'variants' in value ? [[name, value.variants] as const] : [],
  ),
);

describe.each(components)('$name', ({ name, component, args, title, file }) => {
  it('is in the group of its folder', () => {
    const [, folder = ''] = /src\/(\w+)\//.exec(file) ?? [];
    expect(title.toLowerCase()).toMatch(new RegExp(`^${folder}/`));
  });

  it('renders one root element, with the class and the ref of the caller', () => {
    const ref = createRef<Element>();
    const element = render(component, {
      ...args,
      className: 'from-caller',
      id: 'one',
      'data-mark': 'two',
      ref,
    });
    expect(container.children).toHaveLength(layers.includes(name) ? 2 : 1);
    expect(element.classList).toContain('from-caller');
    if (fields.includes(name)) expect(ref.current).toBe(element.querySelector('input, select, textarea'));
    else expect(ref.current).toBe(element);
    expect(ref.current).toBe(container.querySelector('#one'));
    expect(ref.current).toBe(container.querySelector('[data-mark=two]'));
  });

  it('lets the class of the caller win', () => {
    const element = render(component, { ...args, className: 'from-caller' });
    const { scrollMarginTop, borderStartStartRadius } = getComputedStyle(element);
    expect([scrollMarginTop, borderStartStartRadius]).toEqual(['13px', '13px']);
  });

  it('has no margin around it', () => {
    const { marginTop, marginRight, marginBottom, marginLeft } = getComputedStyle(render(component, args));
    // Auto margins center a Container in its parent, and a Dialog in the viewport, as a Popover before it is positioned.
    if (layers.includes(name)) return;
    if (name === 'Container') expect([marginTop, marginBottom]).toEqual(['0px', '0px']);
    else expect([marginTop, marginRight, marginBottom, marginLeft]).toEqual(['0px', '0px', '0px', '0px']);
  });

  it('names itself for styles and tests', () => {
    expect(render(component, args).getAttribute('data-slot')).toBe(slots[name] ?? kebabCase(name));
  });

  it('has the classes of its exported variants, and no attributes for them', () => {
    const block = slots[name] ?? kebabCase(name);
    const variants = definitions.get(`${camelCase(block)}Variants`);
    const element = render(component, args);
    if (!variants) expect(element.classList.value).not.toContain(`ui-${block}--`);
    for (const attribute of ['data-variant', 'data-tone', 'data-size'])
      expect(element.getAttributeNames()).not.toContain(attribute);
    for (const [prop, classes] of Object.entries(variants ?? {}))
      for (const [value, className] of Object.entries(classes))
        // A value without rules of its own has no class, and one that extends another has two.
        if (className)
          expect([...render(component, { ...args, [prop]: value }).classList]).toEqual(
            expect.arrayContaining(className.split(' ')),
          );
  });

  it('sets the level of its headings with headingLevel', () => {
    const headings = () => container.querySelectorAll('h2, h3, h4, h5, h6').length;
    // A panel has a heading of the caller.
    const own = { ...args, panel: undefined };
    render(component, own);
    if (headings() === 0 || withHeadingsOfCaller.includes(name)) return;
    const [first] = ['h2', 'h3', 'h4', 'h5'].filter((tag) => container.querySelector(tag));
    render(component, { ...own, headingLevel: 4 });
    expect(container.querySelectorAll(first === 'h4' ? 'h5' : 'h2, h3')).toHaveLength(0);
    expect(container.querySelector('h4')).not.toBeNull();
  });

  it('tells items with equal texts apart', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(component, withEqualTexts(args));
    expect(error.mock.calls.filter(([message]) => String(message).includes('same key'))).toEqual([]);
  });

  it('accepts elements as visible texts', async () => {
    for (const prop of visibleTexts) {
      if (typeof args[prop] !== 'string' || (prop === 'label' && withHiddenLabel.includes(name))) continue;
      render(component, { ...args, [prop]: <em>emphasis</em> });
      await until(() => {
        expect(container.querySelector('em'), prop).not.toBeNull();
      });
    }
  });

  it('has a live region before the text that it announces', () => {
    // This is the markup that React inserts at once, without the updates of effects. A caller sets a status later.
    render(component, { ...args, status: undefined });
    const regions = container.querySelectorAll('[role=status], [role=alert], [aria-live]');
    expect([...regions].map(({ textContent }) => textContent)).toEqual([...regions].map(() => ''));
  });

  it.runIf(announcing.includes(name))('announces its text', async () => {
    render(component, args);
    await until(() => {
      expect(container.querySelector('[role=status], [role=alert]')?.textContent).not.toBe('');
    });
  });
});

it.each(components.filter(({ name }) => withAsChild.includes(name)))(
  '$name renders its child in place of its element, with asChild',
  ({ name, component, args }) => {
    const ref = createRef<Element>();
    const child = createElement('a', { href: '#target', className: 'from-child' }, 'Target');
    const element = render(component, { ...args, asChild: true, href: undefined, children: child, ref });
    expect(element.tagName).toBe('A');
    expect(element.getAttribute('href')).toBe('#target');
    expect(element.getAttribute('data-slot')).toBe(slots[name] ?? kebabCase(name));
    expect(element.classList).toContain('from-child');
    expect(ref.current).toBe(element);
  },
);

it.each(components.filter(({ name }) => name in withValue))(
  '$name keeps its value itself, or leaves that to the caller',
  async ({ name, component, args }) => {
    const { control = '', value, checked } = withValue[name] ?? {};
    const [prop, defaultProp, event] = checked
      ? ['checked', 'defaultChecked', 'onCheckedChange']
      : ['value', 'defaultValue', 'onValueChange'];
    const initial = value === undefined ? firstValue(args) : value;
    const props = { ...args, required: false, [prop]: undefined, [defaultProp]: undefined };
    const results: { isChanged: boolean; next: unknown }[] = [];
    for (const kept of [prop, defaultProp]) {
      const onChange = vi.fn<(next: unknown) => void>();
      const element = render(component, { ...props, key: kept, [kept]: initial, [event]: onChange });
      const before = describeControls(element);
      await change(element, control);
      results.push({ isChanged: describeControls(element) !== before, next: onChange.mock.lastCall?.[0] });
    }
    const next = results[0]?.next;
    expect([undefined, initial]).not.toContain(next);
    expect(results).toEqual([
      { isChanged: false, next },
      { isChanged: true, next },
    ]);
  },
);

it.each(components.filter(({ name }) => ['Alert', ...layers].includes(name)))(
  '$name opens and closes itself, or leaves that to the caller',
  async ({ name, component, args }) => {
    const isOpen = () => {
      const shown = container.querySelector(`[data-slot=${kebabCase(name)}]`);
      return Boolean(shown?.firstChild && shown.checkVisibility());
    };
    const props = { ...args, open: undefined, ...(name === 'Alert' && { closeLabel: 'Close' }) };
    const onOpenChange = vi.fn();
    for (const kept of ['open', 'defaultOpen']) {
      onOpenChange.mockClear();
      render(component, { ...props, key: kept, [kept]: true, onOpenChange });
      await vi.waitFor(() => {
        expect(isOpen()).toBe(true);
      });
      if (name === 'Alert') await userEvent.click(container.querySelector('button') ?? container);
      else await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => {
        expect(onOpenChange).toHaveBeenCalledWith(false);
        expect(isOpen()).toBe(kept === 'open');
      });
    }
  },
);

it.each(getVariantValues(ui.buttonVariants, 'size'))(
  'Button and IconButton of the size %s have the same height',
  (size) => {
    flushSync(() => {
      root.render(
        <>
          <ui.Button size={size}>A</ui.Button>
          <ui.IconButton size={size} label="B" variant="primary">
            <svg />
          </ui.IconButton>
        </>,
      );
    });
    const [text, icon] = [...container.children].map((button) => button.getBoundingClientRect());
    expect(icon?.height).toBe(text?.height);
    expect(icon?.width).toBe(icon?.height);
  },
);

/** The value of the first of the items or options. */
function firstValue({ items, options }: Record<string, unknown>): unknown {
  const all = items ?? options;
  const first: unknown = Array.isArray(all) ? all[0] : undefined;
  if (typeof first !== 'object' || first === null) return undefined;
  return 'value' in first ? first.value : 'id' in first ? first.id : undefined;
}

/** What a visitor sees of the values of all controls. */
function describeControls(element: Element): string {
  const controls = element.querySelectorAll('input, select, textarea, [aria-selected], [aria-expanded]');
  return JSON.stringify(
    [...controls].map((control) =>
      control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
        ? control.checked
        : 'value' in control && control.tagName !== 'BUTTON'
          ? control.value
          : (control.getAttribute('aria-selected') ?? control.ariaExpanded),
    ),
  );
}

async function change(element: Element, selector: string) {
  const control = element.querySelector(selector);
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ disabled, selected }) => !disabled && !selected);
    await userEvent.selectOptions(control, other ?? '');
  } else if (
    control instanceof HTMLElement &&
    /text|search/.test(control.getAttribute('type') ?? 'text') &&
    control.matches('input, textarea')
  )
    await userEvent.type(control, 'a');
  else await userEvent.click(control ?? element);
}

/** Gives all items in lists the same texts. They keep their ids and URLs. */
function withEqualTexts(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, Array.isArray(one) ? one.map(equalTexts) : one]),
  );
}

function equalTexts(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      ['label', 'title', 'text', 'content'].includes(name) && typeof value === 'string'
        ? 'The same'
        : Array.isArray(value)
          ? value.map(equalTexts)
          : value,
    ]),
  );
}
