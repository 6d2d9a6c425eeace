import { expect, it } from 'vitest';
import { breadcrumbRoutes } from './breadcrumbs.ts';

const text = 'shell:name';
const texts = { name: text, title: text, description: text } as const;
const route = (path: string) => ({ ...texts, id: path, path, namespaces: [] });
const routes = ['/', '/services/hosting', '/services', '/service', '/legal/terms'].map(route);
const pathsTo = (path: string) => breadcrumbRoutes(routes, path).map((found) => found.path);

it('lists the pages from the home page to a page', () => {
  expect(pathsTo('/services/hosting')).toEqual(['/', '/services', '/services/hosting']);
  expect(pathsTo('/services')).toEqual(['/', '/services']);
  expect(pathsTo('/')).toEqual(['/']);
});

it('leaves out parts of the path that are not pages', () => {
  expect(pathsTo('/legal/terms')).toEqual(['/', '/legal/terms']);
});
