import {
  company,
  isContentRoute,
  linktree,
  routes,
  services,
  workFilters,
  type ContentRoute,
  type PageRoute,
  type RouteId,
} from '@studio/content';
import type { Language } from '@studio/i18n';
import type { PageContent, SharePicture, Translate } from '@studio/site';
import {
  cloudIsland,
  homeScene,
  hostingIsland,
  lakePicture,
  mobileIsland,
  oneStopIsland,
  otherIsland,
  photographyIsland,
  socialIsland,
  svgPicture,
  systemIsland,
} from '@studio/brand/drawings';
import lake from '@studio/brand/lakes/home.svg?raw';
import tokens from '@studio/ui/theme.css?raw';
import themes from '@studio/ui/themes.css?raw';
import { readPicture } from '@studio/ui/tokens';
import icon from '../public/icon.svg?raw';

/** The island of each page. Other pages use that of the studio. */
const islands: Partial<Record<RouteId | ContentRoute['id'], Parameters<typeof svgPicture>[0]>> = {
  'one-stop-service': oneStopIsland,
  'system-development': systemIsland,
  'mobile-app-development': mobileIsland,
  'cloud-solutions': cloudIsland,
  'social-media-design': socialIsland,
  'product-photography': photographyIsland,
  'website-hosting': hostingIsland,
  'other-development': otherIsland,
};

/** The logo: the icon without its background, and without its form for small sizes. */
const logo = icon.replace(/<style>.*<\/style>|<rect[^>]*>/g, '').replace('0 0 32 32', '6.5 4.5 19 22.5');

/** Describes the share picture of a page. */
export function sharePicture(
  route: PageRoute | ContentRoute,
  t: Translate,
  _language?: Language,
  content?: PageContent,
): SharePicture {
  const { id } = route;
  // A page made from files has the name of the page that lists it.
  const list = routes.find(({ path }) => route.path.startsWith(`${path}/`));
  const filter = filterOf(content?.data);
  const name = isContentRoute(route) ? t(list?.name ?? route.name) : t(route.title, route.values);
  const label = filter ? t(`portfolio:filter.${filter}`) : name;
  const title = titleOf(route, t, content);
  const { colors, resolveColor } = readPicture(
    [tokens, themes],
    services.find((service) => service.id === id)?.theme,
  );
  return {
    title,
    label: label === title ? undefined : label,
    name: t(company.name),
    logo,
    cover: content?.picture,
    illustration: svgPicture(islands[id] ?? homeScene, resolveColor),
    backdrop: lakePicture(lake, resolveColor),
    colors,
  };
}

/** The part of the portfolio that a page shows. */
const filterOf = (data: unknown) =>
  workFilters.find(
    ({ id }) => typeof data === 'object' && data !== null && 'filter' in data && data.filter === id,
  )?.id;

function titleOf(route: PageRoute | ContentRoute, t: Translate, content?: PageContent): string {
  if (isContentRoute(route)) return t(route.title, content?.values);
  return t(route.id === 'linktree' ? linktree.tagline.label : `${route.id}:hero.title`);
}
