import { afterAll, describe, expect, it } from 'vitest';
import { createSite, measureSize, use } from './measure-size.ts';

const site = createSite();
afterAll(site.remove);

describe('a site that imports one component of the packed library, and the tokens', () => {
  const kilobyte = 1024;

  it.each([
    ['Button', '@studio/ui', 3 * kilobyte],
    ['Button', '@studio/ui/primitives/button', 3 * kilobyte],
    ['Dialog', '@studio/ui', 5 * kilobyte],
    ['PricingCard', '@studio/ui', 5 * kilobyte],
  ])('gets %s from %s in at most %d bytes of scripts and styles', async (name, from, maximum) => {
    const { js, css } = await measureSize(site.folder, `import '@studio/ui/tokens.css'; ${use(name, from)}`);
    expect(css).toBeGreaterThan(kilobyte);
    expect(js + css, `${String(js)} bytes of scripts, ${String(css)} bytes of styles`).toBeLessThanOrEqual(
      maximum,
    );
  });
});
