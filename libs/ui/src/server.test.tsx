import type { Meta } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Guide } from './internal/guide.ts';
import * as ui from './index.ts';

interface Story {
  args?: object;
  globals?: { language?: string };
  play?: unknown;
}
type Stories = { default: Meta; Default?: Story } & Record<string, Story>;

const files = import.meta.glob<Stories>('./{primitives,forms,blocks}/*/*.stories.tsx', { eager: true });

/** Every component that has stories, by name, with the args of its first story. */
const components = new Map(
  Object.values(files).flatMap(({ default: { component, args, parameters = {} }, ...stories }) => {
    const { guide }: { guide?: Guide } = parameters;
    return component
      ? [
          [
            component.displayName ?? component.name,
            { component, args: { ...args, ...stories.Default?.args }, guide, stories },
          ] as const,
        ]
      : [];
  }),
);

it('every component of the library has stories', () => {
  // LinkProvider renders no element. The stories of Link use it.
  const withoutStories = ['LinkProvider'];
  const exported = Object.entries(ui).flatMap(([name, value]) =>
    typeof value === 'function' && /^[A-Z]/.test(name) && !withoutStories.includes(name) ? [name] : [],
  );
  expect([...components.keys()].sort()).toEqual(exported.sort());
});

/** Components without visible text need no story with long text, and none in Chinese. */
const withoutText = [
  'Icon',
  'IconButton',
  'Illustration',
  'SchemeSwitch',
  'Separator',
  'Skeleton',
  'Spinner',
];

/** These components show only the text of their children, or the initials of a name. */
const withTextOfChildren = ['Avatar', 'Card', 'Columns', 'Container', 'Link', 'Section', 'Stack'];

describe.each([...components])('the docs page of %s', (name, { guide, stories }) => {
  it('has a default story, a story with long text, and a play function', () => {
    expect(Object.keys(stories)).toContain('Default');
    expect(Object.values(stories).some(({ play }) => play)).toBe(true);
    if (!withoutText.includes(name)) expect(Object.keys(stories)).toContain('LongText');
  });

  it.skipIf([...withoutText, ...withTextOfChildren].includes(name))('has a story in Chinese', () => {
    expect(stories['Chinese']?.globals?.language).toMatch(/^zh-(?:CN|TW)$/);
  });

  it('describes when to use the component, when not to use it, dos and donts, and its accessibility', () => {
    const { when, whenNot, dos, donts, accessibility } = guide ?? {};
    for (const sentences of [when, whenNot, dos, donts, accessibility])
      expect(sentences?.length).toBeGreaterThan(0);
  });

  it.skipIf(!guide?.pairs)('renders what to do differently from what not to do', () => {
    for (const { right, wrong } of guide?.pairs ?? [])
      expect(renderToStaticMarkup(right)).not.toBe(renderToStaticMarkup(wrong));
  });

  it('mentions only components that exist', () => {
    const texts = Object.values({ ...guide, pairs: guide?.pairs?.map(({ rule }) => rule) ?? [] })
      .flat()
      .join(' ');
    const named = [...texts.matchAll(/`([A-Z][a-z]\w+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in ui))).toEqual([]);
  });
});

/** Components whose root is rendered when it is first shown. */
const onDemand = ['Dialog', 'Toaster', 'Tooltip'];

describe.each([...components].filter(([name]) => name !== 'Toaster'))('%s', (name, { component, args }) => {
  it('renders on the server', () => {
    expect(renderToStaticMarkup(createElement(component, args))).toMatch(/^<\w/);
  });

  it.skipIf(onDemand.includes(name))('passes props that it does not use to its root element', () => {
    const html = renderToStaticMarkup(createElement(component, { ...args, id: 'one', 'data-mark': 'two' }));
    expect(html).toMatch(/\sid="one"/);
    expect(html).toMatch(/\sdata-mark="two"/);
  });

  it('has no style attribute, which a strict Content-Security-Policy blocks', () => {
    expect(renderToStaticMarkup(createElement(component, args))).not.toMatch(/\sstyle=/);
  });
});

describe('Toaster', () => {
  it('renders nothing before the first toast', () => {
    expect(renderToStaticMarkup(<ui.Toaster label="Notices" closeLabel="Dismiss" />)).toBe('');
  });
});
