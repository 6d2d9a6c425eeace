import { once } from 'node:events';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer as createHttpServer, type Server } from 'node:http';
import * as v from 'valibot';
import {
  createBuilder,
  createLogger,
  createServer,
  preview,
  resolveConfig,
  type Plugin,
  type PreviewServer,
  type ViteDevServer,
} from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sandboxPolicy } from '../host/headers.ts';
import { hostManifest } from '../host/manifest.ts';
import { siteWith, writeSmallSite } from '../testing/small-site.ts';
import { googleAnalytics } from '../analytics/index.ts';
import { studioSite } from './site.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a build', () => {
  /** Emits a picture in each environment, and forgets it at the start of a build, as vite-imagetools does. */
  const emitted = new Map<string, string>();
  const pictures: Plugin = {
    name: 'pictures',
    enforce: 'pre',
    buildStart() {
      emitted.clear();
    },
    resolveId: (id) => (id === 'virtual:picture' ? id : null),
    load(id) {
      if (id !== 'virtual:picture') return null;
      const reference =
        emitted.get(id) ?? this.emitFile({ type: 'asset', name: 'cabin.webp', source: 'picture' });
      emitted.set(id, reference);
      return `export default '__VITE_ASSET__${reference}__'`;
    },
  };

  const inScheme = { background: '#fff', text: '#000', mutedText: '#333', link: '#00f', head: '#111' };
  const colors = { light: inScheme, dark: inScheme, accent: '#fa0', onAccent: '#000' };
  const warnings: string[] = [];
  let site: Awaited<ReturnType<typeof writeSmallSite>>;
  beforeAll(async () => {
    site = await writeSmallSite({
      'public/cabin.avif': 'photograph',
      'public/other.txt': 'text',
      'src/pages/home.tsx': `
        import picture from 'virtual:picture';
        export default function Home() {
          return (
            <>
              <img src={picture} alt="" />
              <iframe src="https://maps.example.com/embed?q=Lisbon" title="Map" />
              <iframe src="https://video.example.com/42" title="Video" />
            </>
          );
        }`,
      'src/site.ts': siteWith({
        policy: "{ frames: ['https://video.example.com'] }",
        server: "() => import('./site.server.ts')",
      }),
      'src/site.server.ts': 'export default {};',
    });
    vi.stubEnv('VITE_SITE_ORIGIN', 'https://www.example.com');
    const builder = await createBuilder({
      configFile: false,
      root: site.folder,
      customLogger: { ...createLogger('error'), warn: (text) => void warnings.push(text) },
      plugins: [
        pictures,
        studioSite({ colors: (css) => (css.includes('h1{color:red}') ? colors : undefined) }),
      ],
    });
    await builder.buildApp();
  }, 60_000);
  afterAll(() => site.remove());

  const read = (file: string) => readFile(join(site.folder, 'dist', file), 'utf8');

  it('supports plugins that emit the same file for the browser and for the documents', async () => {
    const [picture = ''] = (await readdir(join(site.folder, 'dist/client/assets'))).filter((name) =>
      name.startsWith('cabin'),
    );
    expect(picture).toMatch(/^cabin-.+\.webp$/);
    expect(await read('client/en/index.html')).toContain(`src="/assets/${picture}"`);
  });

  it('allows what the site allows, and warns of what its policy blocks, with the file and the line', async () => {
    expect(await read('client/index.html')).toContain('; frame-src https://video.example.com;');
    expect(JSON.parse(await read('host.json'))).toMatchObject({
      policy: expect.stringContaining('; frame-src https://video.example.com;') as string,
      embedderPolicy: 'unsafe-none',
    });
    expect(warnings.filter((text) => text.includes('The policy'))).toEqual([
      "src/pages/home.tsx:7: The policy of the site blocks frames from https://maps.example.com. Allow them in defineSite with policy: { frames: ['https://maps.example.com'] }, or remove them.",
    ]);
  });

  it('refuses a link to a page that does not exist, with the file and the line', async () => {
    vi.stubEnv('VITE_SITE_ORIGIN', 'https://www.example.com');
    const broken = await writeSmallSite({
      'src/pages/home.tsx': `
        export default function Home() {
          return (
            <p>
              <a href="/fr/rooms?from=here">Rooms</a> <a href="/old">Old</a> <a href="/icon.svg">Icon</a>
            </p>
          );
        }`,
    });
    const builder = await createBuilder({
      configFile: false,
      root: broken.folder,
      logLevel: 'silent',
      plugins: [studioSite()],
    });
    await expect(builder.buildApp()).rejects.toThrow(
      /^src\/pages\/home\.tsx:5: There is no page "\/fr\/rooms"\. The page ".+" links to it\.$/,
    );
    await broken.remove();
  });

  it('leaves what only the build needs out of the client', async () => {
    const assets = await readdir(join(site.folder, 'dist/client/assets'));
    expect(assets.filter((name) => name.includes('server'))).toEqual([]);
    expect(await readdir(join(site.folder, 'dist/server/assets'))).toContainEqual(
      expect.stringMatching(/^site\.server-.+\.js$/),
    );
  });

  it('writes the colors of its stylesheet for the provider', async () => {
    expect(v.parse(hostManifest, JSON.parse(await read('host.json'))).colors).toEqual(colors);
  });

  it('accepts a photograph in public', async () => {
    expect(JSON.parse(await read('host.json'))).toMatchObject({
      files: { 'cabin.avif': { type: 'image/avif' } },
    });
    expect(await read('client/_headers')).toContain('/cabin.avif\n');
  });

  describe('in vite preview', () => {
    let server: PreviewServer;
    beforeAll(async () => {
      server = await preview({
        configFile: false,
        root: site.folder,
        preview: { host: '127.0.0.1', port: 0 },
        plugins: [studioSite()],
      });
    });
    afterAll(() => server.close());

    const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(new URL(path, server.resolvedUrls?.local[0]), { redirect: 'manual', headers });

    it.each([
      ['/', {}, 'en', true],
      ['/', { 'Accept-Language': 'fr' }, 'fr', true],
      ['/', { Cookie: 'a=b; i18next=fr' }, 'fr', true],
      ['/?lng=fr', {}, 'fr', true],
      ['/en', { 'Accept-Language': 'fr' }, 'en', false],
    ])('serves %s for %j in %s', async (path, headers, language, negotiated) => {
      const response = await get(path, headers);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Content-Language')).toBe(language);
      expect(response.headers.get('Vary') === 'Accept-Language, Cookie').toBe(negotiated);
      expect(response.headers.get('Content-Security-Policy')).toContain(
        "frame-ancestors 'none'; require-trusted",
      );
      expect(await response.text()).toContain(`<html lang="${language}"`);
    });

    it.each([
      ['/nowhere', {}, 'en', 'Page not found', '/'],
      ['/nowhere/', { 'Accept-Language': 'fr' }, 'fr', 'Page introuvable', '/'],
      ['/fr/nowhere', {}, 'fr', 'Page introuvable', '/fr'],
    ])('shows a page with status 404 at %s for %j in %s', async (path, headers, language, title, home) => {
      const response = await get(path, headers);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Language')).toBe(language);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const document = await response.text();
      expect(document).toContain(`<html lang="${language}"`);
      expect(document).toContain(`<h1>${title}</h1>`);
      expect(document).toContain(`<a href="${home}">`);
      expect(document).toContain('<meta name="robots" content="noindex"/>');
      expect(document).not.toContain('rel="canonical"');
      expect(await read('client/sitemap.xml')).not.toContain('404');
    });

    it('serves files with the headers of the contract with hosts', async () => {
      const { status, headers } = await get('/cabin.avif');
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/avif']);
      expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
      expect(headers.get('Content-Security-Policy')).toBe(sandboxPolicy);
    });

    it('closes the connection when another build has removed a file', async () => {
      await rm(join(site.folder, 'dist/client/other.txt'));
      await expect(get('/other.txt')).rejects.toThrow('fetch failed');
      expect((await get('/en')).status).toBe(200);
    });

    it.each([
      ['/en/?plan=basic', 308, '/en?plan=basic'],
      ['/old', 302, '/'],
      ['/old?page=2', 302, '/#new'],
      ['/%zz', 404, null],
      ['/404', 404, null],
      ['/404.html', 404, null],
      ['/none.png', 404, null],
      ['/index.html', 404, null],
      ['/host.json', 404, null],
    ])('answers %s with status %i', async (path, status, location) => {
      const response = await get(path);
      expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
    });
  });
});

describe('the development server', () => {
  let provider: Server;
  let site: Awaited<ReturnType<typeof writeSmallSite>>;
  let server: ViteDevServer;
  beforeAll(async () => {
    provider = createHttpServer((request, response) => {
      response.end(`provider: ${request.url ?? ''}`);
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const address = provider.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    vi.stubEnv('PROVIDER_ORIGIN', `http://127.0.0.1:${String(port)}`);
    site = await writeSmallSite();
    server = await createServer({
      configFile: false,
      root: site.folder,
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      server: { host: '127.0.0.1', port: 0 },
      plugins: [studioSite()],
    });
    await server.listen();
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await site.remove();
    provider.close();
  });

  const get = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]), { redirect: 'manual' });

  it('forwards requests for the API to the provider', async () => {
    expect(await (await get('/api/v1/contact')).text()).toBe('provider: /api/v1/contact');
  });

  it.each([
    ['/nowhere', 'Page not found'],
    ['/fr/nowhere', 'Page introuvable'],
  ])('shows the page for unknown paths at %s', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    ['/old', '/'],
    ['/old?page=2', '/#new'],
    ['/old?page=3', '/'],
  ])('redirects from %s as the site does', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('Location')]).toEqual([302, target]);
  });
});

describe('the configuration', () => {
  it('reports a wrong environment variable in one sentence, and does not end the process', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('The process would have ended.');
    });
    vi.stubEnv('VITE_GA_ID', 'bad');
    const resolved = resolveConfig(
      { configFile: false, plugins: [studioSite({ analytics: [googleAnalytics] })] },
      'build',
    );
    await expect(resolved).rejects.toThrow(
      'VITE_GA_ID is "bad". Use a measurement id such as G-XXXXXXX, or leave it out.',
    );
    expect(exit).not.toHaveBeenCalled();
    exit.mockRestore();
  });

  it('needs the URL of the site only for a build', async () => {
    vi.stubEnv('VITE_SITE_ORIGIN', undefined);
    const builder = await createBuilder({ configFile: false, logLevel: 'silent', plugins: [studioSite()] });
    await expect(builder.buildApp()).rejects.toThrow('VITE_SITE_ORIGIN is missing. Set it to');
  });
});
