import { LocalizedLink, useTranslation } from '@studio/i18n';
import { Outlet, useSite, useYear } from '@studio/site';
import { Link, LinkProvider, SkipLink } from '@studio/ui';
import { Suspense } from 'react';
import { routes, shop } from './facts.ts';
import { Logo } from './logo.tsx';

/** The page, which ends in the dark. */
export function Layout() {
  const { t } = useTranslation();
  const { path } = useSite();
  const year = useYear();
  return (
    <LinkProvider link={LocalizedLink}>
      <SkipLink href="#content">{t('shell:skip')}</SkipLink>
      <header className="trail">
        <Link href="/" className="trail-name" aria-label={t('shell:home')}>
          <Logo />
          <span>{t('shell:name')}</span>
        </Link>
        <nav aria-label={t('shell:navigation')}>
          <ul role="list">
            {routes.slice(1).map((page) => (
              <li key={page.id}>
                <Link href={page.path} aria-current={path === page.path ? 'page' : undefined}>
                  {t(page.name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Suspense>
        <main id="content">
          <Outlet />
        </main>
        <footer className="night" data-surface="floor">
          <p className="night-line">{t('shell:night')}</p>
          <p>
            {t('shell:address', shop)}
            <br />
            {t('shell:hours', shop)}
          </p>
          <p>
            <a href={`tel:+1-${shop.phone}`}>{shop.phone}</a>
            <br />
            <a href={`mailto:${t('shell:email')}`}>{t('shell:email')}</a>
          </p>
          <p className="night-note">
            {t('shell:copyright', { year })}
            <br />
            {t('shell:sample')}
          </p>
        </footer>
      </Suspense>
    </LinkProvider>
  );
}
