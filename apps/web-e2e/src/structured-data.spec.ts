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

/** What search engines want to know of each kind of thing. */
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

/** What a document says of itself: every thing in it, also those inside of others. */
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

test('every document says of itself what a search engine needs to know, and nothing empty', () => {
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

test('every address in it is there', () => {
  for (const { address, html } of documents) {
    const urls = JSON.stringify(thingsIn(html())).matchAll(new RegExp(`"${origin}([^"#]*)`, 'g'));
    for (const [, path = ''] of urls) {
      const isFile = existsSync(new URL(`../../../dist/web/client${path}`, import.meta.url));
      expect(addresses.has(path || '/') || isFile, `${path} on ${address}`).toBe(true);
    }
  }
});

test('a service says where it stands among the pages, and what it costs', () => {
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
