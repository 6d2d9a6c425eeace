import { expect, test, untilHydrated } from './engine-test.ts';
import { startFaultProxy } from './fault-proxy.ts';

// Firefox does not repeat a failed `import()` until the document is loaded again, so its visitors keep the links. If the
// stylesheet of the part failed first, nothing was imported yet, and it opens there too.
test('a menu that did not load at its first use opens at the next, or stays a list of links', async ({
  engine,
  provider,
}) => {
  let isBroken = true;
  const proxy = await startFaultProxy(provider.url, {
    getFault: (path) => (isBroken && path.includes('/language-list-') ? { disconnect: true } : undefined),
  });
  const page = await engine.newPage();
  try {
    await page.goto(`${proxy.url}/en/contact`);
    const button = '[data-slot=language-menu-button]';
    const links = '[data-slot=language-menu-links][data-state=open]';
    const shown = (selector: string) =>
      page.evaluate((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector);
    await expect.poll(() => shown('html[data-hydrated=page]')).toBe(true);
    await page.click(button);
    await expect.poll(() => shown(links)).toBe(true);
    isBroken = false;
    await page.click(button);
    await expect.poll(() => shown(links)).toBe(false);
    if (engine.name === 'firefox' && !(await shown('[role=menu]'))) await page.click(button);
    const expected = engine.name === 'firefox' ? `${links}, [role=menu]` : '[role=menu]';
    await expect.poll(() => shown(expected)).toBe(true);
  } finally {
    await page.close();
    await proxy.stop();
  }
});

// Firefox needs another document for this, and the page reloads.
test('a page whose client entry did not load at first is interactive later', async ({ engine, provider }) => {
  let failures = 0;
  const proxy = await startFaultProxy(provider.url, {
    getFault: (path) => (path.includes('/entry-client') && failures++ === 0 ? { status: 500 } : undefined),
  });
  const page = await engine.newPage();
  try {
    await page.goto(`${proxy.url}/en/contact`);
    await untilHydrated(page);
    expect(failures).toBeGreaterThan(1);
  } finally {
    await page.close();
    await proxy.stop();
  }
});
