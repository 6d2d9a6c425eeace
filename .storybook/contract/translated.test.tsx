import type { Meta } from '@storybook/react-vite';
import { createElement, isValidElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { translated, translatePage } from '../../tools/accessibility/translate-page.ts';

/* Components on a page that the browser has translated. */

type Props = Record<string, unknown>;

interface Stories {
  default: Meta & { component?: ComponentType<Props> };
  Default?: { args?: Props };
}

const components = Object.values(
  import.meta.glob<Stories>('../../libs/{ui,brand}/src/{*,*/*}/*.stories.tsx', { eager: true }),
).flatMap(({ default: meta, Default }) => {
  const { component } = meta;
  const name = component?.displayName ?? component?.name;
  // A toast is shown by a function, and the stories of `Toaster` have arguments for it.
  return component && name && name !== 'Toaster'
    ? [{ name, component, args: { ...meta.args, ...Default?.args } }]
    : [];
});

const loading: readonly Props[] = [{ loading: true, loadingLabel: 'Loading' }];
const errors: readonly Props[] = [{ error: 'Too short.' }, { error: 'Too long.' }];
const states: readonly Props[] = ['sending', 'done', 'idle', 'sending', 'failed'].map((state) => ({ state }));

/** Props that change while a component is on the page. */
const changes: Readonly<Record<string, readonly Props[]>> = {
  Button: loading,
  IconButton: loading,
  Checkbox: errors,
  Field: errors,
  RadioGroup: errors,
  SearchField: errors,
  Select: errors,
  Switch: errors,
  TextArea: errors,
  ContactForm: states,
  NewsletterForm: states,
};

/** Texts that a component may have or not. */
const optional = ['badge', 'hint', 'lead', 'note', 'text', 'unit'];
const withoutOptional: Props = Object.fromEntries(optional.map((prop) => [prop, undefined]));

it.each(components)('$name shows other texts and states', async ({ name, component, args }) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, {
    onUncaughtError: (thrown) => {
      console.error(thrown);
    },
  });
  const render = async (props: Props) => {
    flushSync(() => {
      root.render(createElement(component, props));
    });
    await new Promise((resolve) => void setTimeout(resolve));
  };

  const other = withOtherTexts(args);
  await render(args);
  const stop = translatePage(translated);
  for (const change of [...(changes[name] ?? []), {}, withoutOptional, {}])
    await render({ ...args, ...change });
  await render(other);
  const shown = container.textContent.replaceAll(translated, '');
  const logged = error.mock.calls.map(([message]) => String(message));
  stop();
  error.mockRestore();
  root.unmount();
  expect(logged).toEqual([]);

  const fresh = createRoot(container);
  flushSync(() => {
    fresh.render(createElement(component, other));
  });
  await new Promise((resolve) => void setTimeout(resolve));
  expect(shown).toBe(container.textContent);
  fresh.unmount();
  container.remove();
});

/** The props of texts, also of the items in lists. */
const isText = (prop: string) =>
  /^(?:about|badge|caption|children|content|copyright|hint|lead|note|price|question|text|title|unit)$|label$/i.test(
    prop,
  );

/** Changes each visible text. */
function withOtherTexts(value: Props): Props {
  return Object.fromEntries(
    Object.entries(value).map(([prop, one]) => [prop, prop === 'icon' ? one : otherText(one, isText(prop))]),
  );
}

function otherText(value: unknown, isVisible: boolean): unknown {
  if (typeof value === 'string') return isVisible ? `${value} 2` : value;
  if (Array.isArray(value)) return value.map((item) => otherText(item, true));
  if (typeof value !== 'object' || value === null || isValidElement(value)) return value;
  return withOtherTexts({ ...value });
}
