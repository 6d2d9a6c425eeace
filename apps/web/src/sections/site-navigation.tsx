import { Lake, Logo } from '@studio/brand';
import lake from '@studio/brand/lakes/menu.svg';
import {
  company,
  getFormats,
  getRoute,
  lowestPrices,
  navigation,
  services,
  site,
  type ContentRoute,
  type RouteId,
} from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { useAnalytics, useSite } from '@studio/site';
import { LanguageMenu, NavBar } from '@studio/ui';

/** Pages whose first section is at dusk, which the navigation bar overlaps while the page is scrolled to the top. */
const duskPages: readonly string[] = [
  'home',
  'product-photography',
  'website-hosting',
  'piece',
] satisfies readonly (RouteId | ContentRoute['id'])[];

/** Whether a page is below that of a link. Case studies are work, too. */
const isBelow = (path: string, href: string) =>
  [href, ...(href === '/portfolio' ? ['/case-studies'] : [])].some(
    (parent) => path === parent || path.startsWith(`${parent}/`),
  );

export function SiteNavigation() {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  const { route, path, languages, chooseLanguage } = useSite();
  const count = useAnalytics();
  return (
    <NavBar
      logo={<Logo />}
      name={text(company.name)}
      homeLabel={t(site.home)}
      label={t(navigation.label)}
      menuLabel={t(navigation.menu)}
      links={navigation.links.map(({ name, path: href }) => ({
        label: t(name),
        href,
        current: href === '/' ? path === '/' : isBelow(path, href),
      }))}
      contact={{
        label: t(navigation.contact.label),
        href: navigation.contact.href,
        onClick: () => {
          count({ click: { category: 'Navigation', action: 'Click', label: 'Contact' } });
        },
      }}
      languageMenu={
        <LanguageMenu
          label={t(site.languages)}
          value={language}
          languages={languages}
          onValueChange={chooseLanguage}
        />
      }
      languages={{
        label: t(site.languages),
        value: language,
        languages,
        onValueChange: chooseLanguage,
      }}
      services={{
        label: t(getRoute('services').name),
        items: services.map(({ id, name, href }) => {
          const price = lowestPrices[id];
          return {
            label: t(name),
            href,
            current: path === href,
            note: price === undefined ? undefined : getFormats(language).money(price),
          };
        }),
      }}
      menuBackdrop={<Lake src={lake} kind="dusk" />}
      openLabel={t(navigation.open)}
      closeLabel={t(navigation.close)}
      // An unknown path redirects to the home page.
      tone={!route || duskPages.includes(route.id) ? 'deep' : 'plain'}
    />
  );
}
