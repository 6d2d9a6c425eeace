import { globSync, readFileSync } from 'node:fs';
import * as content from '@studio/content';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Every text of the site, by its key: `home:hero.title`. A text that counts is known without its plural ending. */
const texts = new Map<string, string>();
const linked = new Set<string>();
for (const path of globSync('libs/i18n/locales/en/*.json', { cwd: root })) {
  const file = read(path);
  const namespace = path.replace(/^.*[/\\]|\.json$/g, '');
  collect(JSON.parse(file), (way, text) =>
    texts.set(`${namespace}:${way.replace(/_(one|other)$/, '')}`, text),
  );
  for (const [, key = ''] of file.matchAll(/\$t\((.+?)\)/g)) linked.add(key);
}

function collect(value: unknown, found: (way: string, text: string) => void, way: string[] = []) {
  if (typeof value === 'string') found(way.join('.'), value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) collect(inner, found, [...way, key]);
}

/** Every string that the facts are made of, with what is filled into texts there. */
const facts: { text: string; values: ReadonlySet<string> }[] = [];
gather(content, new Set());

function gather(value: unknown, given: ReadonlySet<string>) {
  if (typeof value === 'string') facts.push({ text: value, values: given });
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  const own = 'values' in value && typeof value.values === 'object' && value.values ? value.values : {};
  const values = new Set([...given, ...Object.keys(own)]);
  for (const inner of Object.values(value)) gather(inner, values);
}

/** Every string that stands in these files. */
const stringsIn = (files: string) =>
  globSync(files, { cwd: root, exclude: (path) => /\.test\.tsx?$/.test(path) }).flatMap((path) =>
    strings(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest)),
  );

function strings(node: ts.Node): string[] {
  const inner: string[] = ts.isStringLiteralLike(node) ? [node.text] : [];
  ts.forEachChild(node, (child) => {
    inner.push(...strings(child));
  });
  return inner;
}

const used = new Set([
  ...facts.map(({ text }) => text),
  ...stringsIn('apps/web/src/**/*.{ts,tsx}'),
  ...linked,
]);

describe('the words of the site', () => {
  it('are all in use', () => {
    expect([...texts.keys()].filter((key) => !used.has(key))).toEqual([]);
  });

  it('are there for every key that the facts, the pages and the stories name', () => {
    const namespaces = new Set([...texts.keys()].map((key) => key.split(':')[0]));
    const named = [...used, ...stringsIn('{libs/ui/src/**/*.stories,.storybook/*/*.stories}.tsx')]
      .map((text) => text.replace(/\?.*$/, ''))
      .filter((text) => /^[a-z-]+:[\w.-]+$/.test(text) && namespaces.has(text.split(':')[0]));
    expect(named.length).toBeGreaterThan(0);
    // A story may name a place, and several texts of it.
    const there = (key: string) =>
      texts.has(key) || [...texts.keys()].some((text) => text.startsWith(`${key}.`));
    expect(named.filter((key) => !there(key))).toEqual([]);
  });

  it('get from the facts what they are to be filled with', () => {
    /** What only the page knows, because it draws a list or reads a form. */
    const ofThePage: Readonly<Record<string, string>> = {
      'shell:site.title': 'title',
      'common:footer.copyright': 'year',
      'common:footer.languageFailed': 'language',
      'common:reach.chatWith': 'name',
      'common:reach.nameCard': 'name',
      'common:reach.chatCode': 'name',
      'contact:form.tooLong': 'limit',
      'contact:subjects.plan': 'plan',
      'faq:search.results': 'count',
      'one-stop-service:comparison.longTerm.oneStop': 'amount',
      'one-stop-service:pricing.instead': 'price',
      'one-stop-service:pricing.choose': 'plan',
      'website-hosting:pricing.choose': 'plan',
    };
    const open = facts.flatMap(({ text, values }) => {
      const wanted = [...(texts.get(text) ?? '').matchAll(/\{\{(\w+).*?\}\}/g)].map(([, name = '']) => name);
      const missing = wanted.filter((name) => !values.has(name) && ofThePage[text] !== name);
      return missing.length ? [`${text}: ${missing.join(', ')}`] : [];
    });
    expect(open).toEqual([]);
  });
});
