import { statSync } from 'node:fs';
import { contacts, plans } from '@studio/content';
import { expect, test } from 'vitest';
import { builtDocuments, publicFile, siteOrigin } from '../documents.ts';
import { getTranslations } from '../get-translations.ts';

interface Node {
  '@type': string | string[];
  [property: string]: unknown;
}

const documents = builtDocuments();
const documentUrls = new Set(documents.map(({ url }) => url));

/** The properties that search engines require of each type. */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  'Organization,LocalBusiness': [
    '@id',
    'name',
    'url',
    'logo',
    'email',
    'address',
    'areaServed',
    'knowsLanguage',
  ],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  WebPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  ContactPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  FAQPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  CollectionPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  BlogPosting: ['headline', 'abstract', 'image', 'datePublished', 'dateModified', 'inLanguage', 'author'],
  Article: ['headline', 'abstract', 'datePublished', 'dateModified', 'inLanguage'],
  CreativeWork: ['headline', 'abstract', 'datePublished', 'inLanguage'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description', 'url', 'provider', 'areaServed'],
  Offer: ['name', 'price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
};

/** All nodes of the structured data in a document, including nested ones. */
function nodesIn(html: string): Node[] {
  const [, json = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const found: Node[] = [];
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value)) found.push(value);
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(JSON.parse(json));
  return found;
}

const isNode = (value: object): value is Node => '@type' in value;
const getType = (node: Node) => String(node['@type']);

test('the structured data of every document has the required properties, and none is empty', () => {
  for (const { url, language, html } of documents) {
    const nodes = nodesIn(html());
    expect(nodes.length, url).toBeGreaterThan(3);
    for (const node of nodes) {
      const properties = requiredProperties[getType(node)];
      expect(properties, `${url} (${language}) has a ${getType(node)}`).toBeDefined();
      for (const property of properties ?? [])
        expect(node[property], `${property} of a ${getType(node)} on ${url} (${language})`).toBeTruthy();
      expect(JSON.stringify(node)).not.toContain('{{');
    }
  }
});

test('every URL in the structured data exists', () => {
  for (const { url, html } of documents) {
    const urls = JSON.stringify(nodesIn(html())).matchAll(new RegExp(`"${siteOrigin}([^"#]*)`, 'g'));
    for (const [, path = ''] of urls) {
      const isFile = statSync(publicFile(path), { throwIfNoEntry: false })?.isFile() ?? false;
      expect(documentUrls.has(path || '/') || isFile, `${path} on ${url}`).toBe(true);
    }
  }
});

test('the structured data of a service has breadcrumbs and offers', () => {
  const [document] = documents.filter(({ url }) => url === '/zh-TW/services/one-stop-service');
  const nodes = nodesIn(document?.html() ?? '');
  expect(nodes.filter((node) => getType(node) === 'ListItem').map(({ item }) => item)).toEqual([
    `${siteOrigin}/zh-TW`,
    `${siteOrigin}/zh-TW/services`,
    `${siteOrigin}/zh-TW/services/one-stop-service`,
  ]);
  const offers = nodes.filter((node) => getType(node) === 'Offer');
  expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
    plans.flatMap((plan) => ('monthlyPrice' in plan ? [[plan.monthlyPrice, 'CAD']] : [])),
  );
});

const nodesAt = (url: string) => nodesIn(documents.find((document) => document.url === url)?.html() ?? '');

test('a case study is an article, another piece of work a creative work, each below its list', () => {
  for (const [path, list, type] of [
    ['/case-studies/order-desk', '/case-studies', 'Article'],
    ['/portfolio/tea-tin', '/portfolio', 'CreativeWork'],
  ]) {
    const nodes = nodesAt(`/en${String(path)}`);
    expect(nodes.map(getType)).toContain(type);
    expect(nodes.filter((node) => getType(node) === 'ListItem').map(({ item }) => item)).toEqual([
      `${siteOrigin}/en`,
      `${siteOrigin}/en${String(list)}`,
      `${siteOrigin}/en${String(path)}`,
    ]);
  }
});

test('a post has its author, its share picture and breadcrumbs', () => {
  const nodes = nodesAt('/zh-CN/blog/the-first-week');
  expect(nodes.find((node) => getType(node) === 'BlogPosting')).toMatchObject({
    image: `${siteOrigin}/share/zh-CN/blog/the-first-week.jpg`,
    inLanguage: 'zh-CN',
    author: { '@type': 'Person', name: getTranslations('zh-CN')(contacts[1].name) },
  });
  expect(nodes.filter((node) => getType(node) === 'ListItem').map(({ item }) => item)).toEqual([
    `${siteOrigin}/zh-CN`,
    `${siteOrigin}/zh-CN/blog`,
    `${siteOrigin}/zh-CN/blog/the-first-week`,
  ]);
  expect(nodesAt('/en/blog').some((node) => getType(node) === 'CollectionPage')).toBe(true);
});
