import { LocalizedLink, useLanguage, useTranslation } from '@studio/i18n';
import { Outlet, useSite, useYear } from '@studio/site';
import { Link, LinkProvider, SkipLink } from '@studio/ui';
import { Suspense } from 'react';
import { routes, shop } from './facts.ts';
import { Logo } from './logo.tsx';

/** The page under its awning, on a tiled floor. */
export function Layout() {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  const { path, languages } = useSite();
  const year = useYear();
  return (
    <LinkProvider link={LocalizedLink}>
      <SkipLink href="#content">{t('shell:skip')}</SkipLink>
      <header className="front">
        <div className="awning" />
        <div className="sign">
          <Link href="/" className="sign-name" aria-label={t('shell:home')}>
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
          {languages
            .filter(({ code }) => code !== language)
            .map(({ code, label, href }) => (
              <Link key={code} exact href={href} lang={code} hrefLang={code} className="sign-language">
                {label}
              </Link>
            ))}
        </div>
      </header>
      <Suspense>
        <main id="content">
          <Outlet />
        </main>
        <footer className="floor" data-surface="floor">
          <div className="floor-tiles" />
          <div className="floor-text">
            <p className="floor-name">{text('shell:close')}</p>
            <p>
              {text('shell:address')}
              <br />
              {text('shell:hours', shop)}
            </p>
            <p>
              <a href={`tel:+1-${shop.phone}`}>{shop.phone}</a>
              <br />
              <a href={`mailto:${t('shell:email')}`}>{t('shell:email')}</a>
            </p>
            <p className="floor-note">
              {t('shell:copyright', { year })}
              <br />
              {text('shell:sample')}
            </p>
          </div>
        </footer>
      </Suspense>
    </LinkProvider>
  );
}
