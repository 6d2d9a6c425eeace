import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { openPage, packageFiles, startDevServer } from './dev-server.ts';
import { root } from './provider.ts';
import { complete } from './tiers.ts';

test.describe('the development server', { tag: complete }, () => {
  test('bundles packages before the first request, so that a page loads once', async ({ page }) => {
    const server = await startDevServer(join(root, 'apps/web'), '--conditions=@studio/source');
    const { requests, loads } = await openPage(page, `${server.url}/en`);
    await server.stop();
    expect(packageFiles(requests)).toEqual([]);
    expect(loads).toBe(1);
    // One for each module of the site and the libraries. With a reload, there were 1,337.
    expect(requests.length).toBeLessThan(700);
  });
});
