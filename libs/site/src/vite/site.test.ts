import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder, resolveConfig, type Plugin } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeSmallSite } from '../testing/small-site.ts';
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

  let site: Awaited<ReturnType<typeof writeSmallSite>>;
  beforeAll(async () => {
    site = await writeSmallSite({
      'public/cabin.avif': 'photograph',
      'src/pages/home.tsx': `
        import picture from 'virtual:picture';
        import { Head } from '@studio/site';
        export default function Home() {
          return <><Head title="Home" description="A small site." /><img src={picture} alt="" /></>;
        }`,
    });
    vi.stubEnv('VITE_SITE_ORIGIN', 'https://www.example.com');
    const builder = await createBuilder({
      configFile: false,
      root: site.folder,
      logLevel: 'error',
      plugins: [pictures, studioSite()],
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

  it('accepts a photograph in public', async () => {
    expect(JSON.parse(await read('host.json'))).toMatchObject({
      files: { 'cabin.avif': { type: 'image/avif' } },
    });
    expect(await read('nginx/server.conf')).toContain('"image/avif" avif;');
    expect(await read('client/_headers')).toContain('/cabin.avif\n');
  });
});

describe('the configuration', () => {
  it('reports a wrong environment variable in one sentence, and does not end the process', async () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('The process would have ended.');
    });
    vi.stubEnv('VITE_GA_ID', 'bad');
    const resolved = resolveConfig({ configFile: false, plugins: [studioSite()] }, 'build');
    await expect(resolved).rejects.toThrow(
      'VITE_GA_ID is "bad". Use a measurement id such as G-XXXXXXX, or leave it out.',
    );
    expect(exit).not.toHaveBeenCalled();
    exit.mockRestore();
  });

  it('needs the address of the site only for a build', async () => {
    vi.stubEnv('VITE_SITE_ORIGIN', undefined);
    const builder = await createBuilder({ configFile: false, logLevel: 'silent', plugins: [studioSite()] });
    await expect(builder.buildApp()).rejects.toThrow('VITE_SITE_ORIGIN is missing. Set it to');
  });
});
