import { afterAll, describe, expect, it } from 'vitest';
import { createSite, measureSize, use } from './measure-size.ts';

const site = createSite();
afterAll(site.remove);

describe('a site that imports one component of the packed library, and the stylesheets of the README', () => {
  const kilobyte = 1024;
  const styles = "import '@studio/ui/tokens.css'; import '@studio/ui/base.css';";

  it.each([
    ['Button', '@studio/ui', 4 * kilobyte],
    ['Button', '@studio/ui/primitives/button', 4 * kilobyte],
    ['buttonVariants', '@studio/ui', 3 * kilobyte],
    ['Dialog', '@studio/ui', 6.25 * kilobyte],
    ['PricingCard', '@studio/ui', 6 * kilobyte],
  ])('gets %s from %s in at most %d bytes of scripts and styles', async (name, from, maximum) => {
    const { js, css } = await measureSize(site.folder, `${styles} ${use(name, from)}`);
    const withoutComponent = await measureSize(site.folder, styles);
    expect(css).toBeGreaterThan(withoutComponent.css);
    expect(js + css, `${String(js)} bytes of scripts, ${String(css)} bytes of styles`).toBeLessThanOrEqual(
      maximum,
    );
  });
});
