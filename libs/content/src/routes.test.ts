import { describe, expect, it } from 'vitest';
import { home } from './home.ts';
import { routes } from './routes.ts';

describe('the route table', () => {
  it('names every page once', () => {
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('gives every page the common words', () => {
    expect(routes.filter(({ words }) => !words.includes('common'))).toEqual([]);
  });
});

describe('the hero of the home page', () => {
  it('leads to the contact page first, then to the services', () => {
    expect(home.hero.actions.map(({ href }) => href)).toEqual(['/contact', '/services']);
  });
});
