import { existsSync } from 'node:fs';
import { plans } from '@studio/content';
import { builtDocuments } from './documents.ts';
import { expect, test } from './world.ts';

interface Node {
  '@type': string | string[];
  [property: string]: unknown;
}

const origin = 'https://www.example.com';
const documents = builtDocuments();
const addresses = new Set(documents.map(({ address }) => address));

/** The properties that search engines require of each type. */
const needed: Readonly<Record<string, readonly string[]>> = {
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
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description', 'url', 'provider', 'areaServed'],
  Offer: ['name', 'price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
};

/** All nodes of the structured data in a document, including nested ones. */
function thingsIn(html: string): Node[] {
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
const kindOf = (thing: Node) => String(thing['@type']);

test('the structured data of every document has the required properties, and none is empty', () => {
  for (const { address, language, html } of documents) {
    const things = thingsIn(html());
    expect(things.length, address).toBeGreaterThan(3);
    for (const thing of things) {
      const properties = needed[kindOf(thing)];
      expect(properties, `${address} (${language}) speaks of a ${kindOf(thing)}`).toBeDefined();
      for (const property of properties ?? [])
        expect(thing[property], `${property} of a ${kindOf(thing)} on ${address} (${language})`).toBeTruthy();
      expect(JSON.stringify(thing)).not.toContain('{{');
    }
  }
});

test('every URL in the structured data exists', () => {
  for (const { address, html } of documents) {
    const urls = JSON.stringify(thingsIn(html())).matchAll(new RegExp(`"${origin}([^"#]*)`, 'g'));
    for (const [, path = ''] of urls) {
      const isFile = existsSync(new URL(`../../../dist/web/client${path}`, import.meta.url));
      expect(addresses.has(path || '/') || isFile, `${path} on ${address}`).toBe(true);
    }
  }
});

test('the structured data of a service has breadcrumbs and offers', () => {
  const [document] = documents.filter(({ address }) => address === '/zh-TW/services/one-stop-service');
  const things = thingsIn(document?.html() ?? '');
  expect(things.filter((thing) => kindOf(thing) === 'ListItem').map(({ item }) => item)).toEqual([
    `${origin}/zh-TW`,
    `${origin}/zh-TW/services`,
    `${origin}/zh-TW/services/one-stop-service`,
  ]);
  const offers = things.filter((thing) => kindOf(thing) === 'Offer');
  expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
    plans.flatMap((plan) => ('monthlyPrice' in plan ? [[plan.monthlyPrice, 'CAD']] : [])),
  );
});
