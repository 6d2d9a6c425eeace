import type { Meta } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Guide } from './guide.ts';
import * as ui from './index.ts';

interface Story {
  args?: object;
  globals?: { language?: string; viewport?: { value: string } };
  play?: unknown;
}
type Stories = { default: Meta; Default?: Story } & Record<string, Story>;

const files = import.meta.glob<Stories>('./*/*.stories.tsx', { eager: true });

/** Every component that has stories, in the form of its first one, under its name. */
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
  // What draws nothing by itself is shown in the stories of what it serves.
  const served = ['LinkProvider'];
  const exported = Object.entries(ui).flatMap(([name, value]) =>
    typeof value === 'function' && /^[A-Z]/.test(name) && !served.includes(name) ? [name] : [],
  );
  expect([...components.keys()].sort()).toEqual(exported.sort());
});

/** These show no words of their own, so no language and no length can harm them. */
const wordless = ['DrawingImage', 'Illustration', 'Logo', 'ParticleField', 'SchemeSwitch', 'Spinner'];

describe.each([...components])('the page of %s', (name, { guide, stories }) => {
  it('shows it as it is, under stress, on a phone, and in use', () => {
    const all = Object.values(stories);
    expect(Object.keys(stories)).toContain('Default');
    expect(all.some(({ globals }) => globals?.viewport?.value === 'mobile1')).toBe(true);
    expect(all.some(({ play }) => play)).toBe(true);
    if (wordless.includes(name)) return;
    expect(Object.keys(stories)).toContain('LongText');
    expect(all.some(({ globals }) => globals?.language?.startsWith('zh'))).toBe(true);
  });

  it('says when to use it and when not, what to do and what not, and what it does for accessibility', () => {
    const { when, not, dos, donts, access } = guide ?? {};
    for (const sentences of [when, not, dos, donts, access]) expect(sentences?.length).toBeGreaterThan(0);
  });

  it('names only components that there are', () => {
    const texts = Object.values(guide ?? {})
      .flat()
      .join(' ');
    const named = [...texts.matchAll(/`([A-Z][a-z]\w+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in ui))).toEqual([]);
  });
});

/** Nothing of these is in a page before it is needed. */
const onDemand = ['Toaster'];

describe.each([...components].filter(([name]) => !onDemand.includes(name)))(
  '%s',
  (_, { component, args }) => {
    it('is drawn on the server', () => {
      expect(renderToStaticMarkup(createElement(component, args))).toMatch(/^<\w/);
    });

    it('passes on what it does not use, such as an id', () => {
      const html = renderToStaticMarkup(createElement(component, { ...args, id: 'one', 'data-mark': 'two' }));
      expect(html).toMatch(/\sid="one"/);
      expect(html).toMatch(/\sdata-mark="two"/);
    });

    it('needs no style attribute, which a strict policy refuses', () => {
      expect(renderToStaticMarkup(createElement(component, args))).not.toMatch(/\sstyle=/);
    });
  },
);

describe('Toaster', () => {
  it('puts nothing into a page before the first toast', () => {
    expect(renderToStaticMarkup(<ui.Toaster label="Notices" />)).toBe('');
  });
});
