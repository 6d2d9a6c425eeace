import { Footer, NavBar, type NavBarProps } from '@studio/ui';
import type { StoryContext } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { expect } from 'storybook/test';

const pages = [
  { label: 'Breads', href: '#breads' },
  { label: 'Catering', href: '#catering' },
  { label: 'Prices', href: '#prices' },
  { label: 'Journal', href: '#journal' },
];

interface BakeryPageProps {
  /** Label of the current page in the navigation. */
  current?: string;
  /** Background of the first section. */
  tone?: NavBarProps['tone'];
  children: ReactNode;
}

/** The frame of every page of a fictional bakery. */
export function BakeryPage({ current, tone = 'deep', children }: BakeryPageProps) {
  return (
    <>
      <NavBar
        name="Millstone"
        logo={<Loaf />}
        homeLabel="Millstone, home"
        label="Main"
        menuLabel="Menu"
        links={pages.map((page) => ({ ...page, current: page.label === current }))}
        contact={{ label: 'Order bread', href: '#order' }}
        openLabel="Open menu"
        closeLabel="Close menu"
        tone={tone}
      />
      <main>{children}</main>
      <Footer
        name="Millstone"
        logo={<Loaf />}
        about="A small bakery on Water Street in Guelph. We mill our own flour and bake before sunrise."
        columns={[
          { id: 'pages', title: 'All pages', items: pages },
          {
            id: 'visit',
            title: 'Visit us',
            items: [
              { label: 'Opening hours', href: '#hours' },
              { label: 'Directions', href: '#directions' },
              { label: 'Allergens', href: '#allergens' },
            ],
          },
        ]}
        contact={{
          title: 'Contact',
          content: <a href="mailto:hello@millstone.example">hello@millstone.example</a>,
        }}
        legal={[{ label: 'Privacy', href: '#privacy' }]}
        copyright="© 2026 Millstone Bakery"
      />
    </>
  );
}

/** Expects one title, the main element and the footer. */
export async function expectPage({ canvas }: StoryContext) {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getByRole('main')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
}

/** The logo, and with thinner lines an illustration. */
export function Loaf(props: ComponentProps<'svg'>) {
  return (
    <svg
      width="1.5em"
      height="1.5em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden
      {...props}
    >
      <path d="M4 18v-6a4 4 0 0 1 2-7.5h12a4 4 0 0 1 2 7.5v6a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1Z" />
      <path d="M9 9.5v5M12 9v6M15 9.5v5" />
    </svg>
  );
}
