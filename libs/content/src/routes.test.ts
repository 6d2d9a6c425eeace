import { describe, expect, it } from 'vitest';
import { navigation } from './navigation.ts';
import { redirects, routes } from './routes.ts';
import { services } from './services.ts';

const paths = routes.map(({ path }) => path);

describe('the route table', () => {
  it('names every page of the site, each once', () => {
    const expected = [
      '/',
      '/about',
      '/blog',
      '/case-studies',
      '/contact',
      '/faq',
      '/linktree',
      '/portfolio',
      '/privacy-policy',
      '/search',
      '/services',
      '/services/cloud-solutions',
      '/services/mobile-app-development',
      '/services/one-stop-service',
      '/services/other-development',
      '/services/product-photography',
      '/services/social-media-design',
      '/services/system-development',
      '/services/website-hosting',
      '/sitemap',
      '/terms-of-service',
    ];
    expect(paths).toEqual(expect.arrayContaining(expected));
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(routes.map(({ id }) => id)).size).toBe(paths.length);
  });

  it('gives every page the common translations and its own, and those of the samples where it shows some', () => {
    expect(
      routes.filter(
        ({ id, namespaces }) =>
          namespaces.filter((namespace) => namespace !== 'samples').join() !== `shell,common,${id}`,
      ),
    ).toEqual([]);
    expect(routes.filter(({ namespaces }) => namespaces.includes('samples')).map(({ id }) => id)).toEqual([
      'home',
      'system-development',
      'mobile-app-development',
      'social-media-design',
      'product-photography',
    ]);
  });

  it('keeps the search and the link-tree out of search engines', () => {
    expect(routes.filter(({ indexed }) => !indexed).map(({ id }) => id)).toEqual(['search', 'linktree']);
  });

  it('has a page for every service', () => {
    const paths = routes.map(({ path }) => path).filter((path) => path.startsWith('/services/'));
    expect(services.map(({ href }) => href).toSorted()).toEqual(paths.toSorted());
  });

  it('redirects only from where there is no page', () => {
    expect(redirects.map(({ from }) => from).filter((from) => new Set<string>(paths).has(from))).toEqual([]);
  });
});

describe('the navigation bar', () => {
  it('leads to Home, Services, Work, FAQ and About, and to Contact with a button', () => {
    expect(navigation.links.map(({ id }) => id)).toEqual(['home', 'services', 'portfolio', 'faq', 'about']);
    expect(navigation.contact.href).toBe('/contact');
  });
});
