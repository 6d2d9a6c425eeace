import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NavBar } from './nav-bar.tsx';

describe('the HTML of a navigation bar', () => {
  const html = renderToStaticMarkup(
    <NavBar
      name="Orchard"
      logo={<svg />}
      homeLabel="Orchard, home"
      label="Main"
      menuLabel="Menu"
      links={[{ label: 'Prices', href: '/prices', current: true }]}
      contact={{ label: 'Contact', href: '/contact' }}
      openLabel="Open the menu"
      closeLabel="Close the menu"
    />,
  );

  it('has each link once: the menu is rendered when it is opened', () => {
    expect(html.match(/href="\/prices"/g)).toHaveLength(1);
    expect(html).not.toContain('<dialog');
  });

  it('has no scroll state, so that the bar is not fixed without JavaScript', () => {
    expect(html).toMatch(/^<header [^>]*class="ui-nav-bar ui-nav-bar--deep"/);
    expect(html).not.toContain('data-state');
  });
});
