import { globSync, readFileSync } from 'node:fs';
import * as content from '@studio/content';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Every text of the site by its key, such as `home:hero.title`. Keys have no plural suffix. */
const texts = new Map<string, string>();
const linked = new Set<string>();
for (const path of globSync('libs/content/locales/en/*.json', { cwd: root })) {
  const file = read(path);
  const namespace = path.replace(/^.*[/\\]|\.json$/g, '');
  collect(JSON.parse(file), (keyPath, text) =>
    texts.set(`${namespace}:${keyPath.replace(/_(one|other)$/, '')}`, text),
  );
  for (const [, key = ''] of file.matchAll(/\$t\((.+?)\)/g)) linked.add(key);
}

function collect(value: unknown, found: (keyPath: string, text: string) => void, keyPath: string[] = []) {
  if (typeof value === 'string') found(keyPath.join('.'), value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) collect(inner, found, [...keyPath, key]);
}

/** Every string in the facts, with the names of its interpolation values. */
const facts: { text: string; values: ReadonlySet<string> }[] = [];
gather(content, new Set());

function gather(value: unknown, given: ReadonlySet<string>) {
  if (typeof value === 'string') facts.push({ text: value, values: given });
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  const own = 'values' in value && typeof value.values === 'object' && value.values ? value.values : {};
  const values = new Set([...given, ...Object.keys(own)]);
  for (const inner of Object.values(value)) gather(inner, values);
}

/** Every string literal in these files. */
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
  ...content.subjects.map(content.subjectName),
  ...stringsIn('apps/web/src/**/*.{ts,tsx}'),
  ...linked,
]);

describe('the translations of the site', () => {
  it('are all used', () => {
    expect([...texts.keys()].filter((key) => !used.has(key))).toEqual([]);
  });

  it('exist for every key that the facts and the pages use', () => {
    const namespaces = new Set([...texts.keys()].map((key) => key.split(':')[0]));
    const named = [...used]
      .map((text) => text.replace(/\?.*$/, ''))
      .filter((text) => /^[a-z-]+:[\w.-]+$/.test(text) && namespaces.has(text.split(':')[0]));
    expect(named.length).toBeGreaterThan(0);
    // Facts may name a prefix that several texts share.
    const exists = (key: string) =>
      texts.has(key) || [...texts.keys()].some((text) => text.startsWith(`${key}.`));
    expect(named.filter((key) => !exists(key))).toEqual([]);
  });

  it('have a value for every placeholder', () => {
    /** Values that the page provides, from a list, a file or a form. */
    const valuesOfPages: Readonly<Record<string, string | readonly string[]>> = {
      'blog:minutes': 'count',
      'blog:pages.page': 'page',
      'blog:post.description': 'summary',
      'blog:post.foreign': 'language',
      'blog:post.name': 'title',
      'blog:post.read': 'title',
      'blog:subject.description': 'group',
      'blog:subject.name': 'group',
      'blog:subject.title': 'group',
      'case-studies:piece.description': 'summary',
      'case-studies:piece.before': 'title',
      'case-studies:piece.foreign': 'language',
      'case-studies:piece.invented': 'client',
      'case-studies:piece.name': 'title',
      'case-studies:piece.priceOf': ['service', 'price'],
      'case-studies:piece.read': 'title',
      'shell:site.title': 'title',
      'shell:site.printed': ['url', 'date'],
      'common:footer.copyright': 'year',
      'common:footer.languageFailed': 'language',
      'common:footer.subscribeTooMany': 'minutes',
      'common:reach.chatWith': 'name',
      'common:reach.wechatCard': 'name',
      'common:reach.contactCardOf': 'name',
      'common:reach.chatCode': 'name',
      'common:work.sample': 'kind',
      'contact:form.answerBy': ['day', 'time', 'answerDay', 'answerTime'],
      'contact:form.tooLong': 'limit',
      'contact:form.tooMany': 'minutes',
      'contact:info.time': 'time',
      'contact:subjects.plan': 'plan',
      'contact:subjects.yearlyPlan': 'plan',
      'faq:search.results': 'count',
      'one-stop-service:comparison.longTerm.oneStop': 'amount',
      'one-stop-service:pricing.instead': 'price',
      'one-stop-service:pricing.choose': 'plan',
      'search:empty': 'query',
      'search:results': 'count',
      'website-hosting:pricing.choose': 'plan',
    };
    const missingValues = facts.flatMap(({ text, values }) => {
      const wanted = [...(texts.get(text) ?? '').matchAll(/\{\{(\w+).*?\}\}/g)].map(([, name = '']) => name);
      const missing = wanted.filter(
        (name) => !values.has(name) && ![valuesOfPages[text] ?? []].flat().includes(name),
      );
      return missing.length ? [`${text}: ${missing.join(', ')}`] : [];
    });
    expect(missingValues).toEqual([]);
  });
});
