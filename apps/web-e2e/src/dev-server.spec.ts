import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { openPage, packageFiles, startDevServer } from './dev-server.ts';
import { root } from './provider.ts';
import { complete } from './tiers.ts';

/** Code that lists what React renders around a component, without elements and the internal parts of boundaries. */
const layersAbove = (component: string) => `
  const heading = document.querySelector('h1');
  let fiber = heading[Object.keys(heading).find((key) => key.startsWith('__reactFiber$'))];
  while (fiber.type?.name !== '${component}') fiber = fiber.return;
  const layers = [];
  while ((fiber = fiber.return)) {
    const { type, mode, pendingProps } = fiber;
    const isInternal = type === null || typeof type === 'string';
    if (!isInternal) layers.push(type.displayName ?? type.name ?? String(type.$$typeof ?? type));
  }
  layers`;

test.describe('the development server', { tag: complete }, () => {
  test('bundles packages before the first request, so that a page loads once, in at most 18 layers', async ({
    page,
  }) => {
    const server = await startDevServer(join(root, 'apps/web'), '--conditions=@studio/source');
    const { requests, loads } = await openPage(page, `${server.url}/en`);
    // Here, components keep the names that they have in the sources.
    const layers = await page.evaluate<string[]>(layersAbove('Home'));
    await server.stop();
    expect(packageFiles(requests)).toEqual([]);
    expect(loads).toBe(1);
    // One for each module of the site and the libraries. With a reload, there were 1,337.
    expect(requests.length).toBeLessThan(700);
    expect(layers).toContain('Outlet');
    expect(layers.length, layers.join(', ')).toBeLessThanOrEqual(18);
  });
});
