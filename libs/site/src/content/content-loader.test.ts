import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContentLoader } from './content-loader.ts';

const route = (content: boolean) => ({
  id: 'post',
  path: '/blog/:slug',
  name: 'shell:name',
  title: 'shell:name',
  description: 'shell:name',
  namespaces: [],
  file: 'post.tsx',
  load: () => Promise.resolve(),
  content,
});
const post = { path: '/blog/a', route: route(true) } as const;

describe('createContentLoader', () => {
  const fetch = vi.fn<(url: string) => Promise<Response>>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetch.mockReset());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('fetches the content of a page once in each language', async () => {
    fetch.mockImplementation((url) => Promise.resolve(Response.json({ data: url })));
    const loader = createContentLoader();
    expect(loader.has('en', post)).toBe(false);
    await Promise.all([loader.load('en', post), loader.load('en', post)]);
    await loader.load('en', post);
    await loader.load('zh-TW', post);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/content/en/blog/a.json',
      '/content/zh-TW/blog/a.json',
    ]);
    expect(loader.get('en', post)).toEqual({ data: '/content/en/blog/a.json' });
  });

  it('fetches again after a failure', async () => {
    fetch.mockResolvedValueOnce(new Response(null, { status: 404 }));
    fetch.mockImplementation(() => Promise.resolve(Response.json({ data: 1 })));
    const loader = createContentLoader();
    await expect(loader.load('en', post)).rejects.toThrow();
    await loader.load('en', post);
    expect(loader.has('en', post)).toBe(true);
  });

  it('fetches nothing for the first page, and for a page without content', async () => {
    const loader = createContentLoader({ '/content/en/blog/a.json': { data: 1 } });
    await loader.load('en', post);
    await loader.load('en', { path: '/about', route: route(false) });
    expect(loader.has('en', { path: '/about', route: route(false) })).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });
});
