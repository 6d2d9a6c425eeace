import { redirects, routes, type PageRoute, type RouteId } from '@studio/content';
import { splitLanguage } from '@studio/i18n';
import { lazyPage, type LazyPage } from '@studio/site';
import type { NavBarGround } from '@studio/ui';

/** Each page is a separate file, named after its route. */
const pages: Record<RouteId, LazyPage> = {
  home: lazyPage(async () => (await import('./home.tsx')).Home),
  services: lazyPage(async () => (await import('./services.tsx')).Services),
  'one-stop-service': lazyPage(async () => (await import('./one-stop-service.tsx')).OneStopService),
  'system-development': lazyPage(async () => (await import('./system-development.tsx')).SystemDevelopment),
  'mobile-app-development': lazyPage(
    async () => (await import('./mobile-app-development.tsx')).MobileAppDevelopment,
  ),
  'cloud-solutions': lazyPage(async () => (await import('./cloud-solutions.tsx')).CloudSolutions),
  'social-media-design': lazyPage(async () => (await import('./social-media-design.tsx')).SocialMediaDesign),
  'product-photography': lazyPage(async () => (await import('./product-photography.tsx')).ProductPhotography),
  'website-hosting': lazyPage(async () => (await import('./website-hosting.tsx')).WebsiteHosting),
  'other-development': lazyPage(async () => (await import('./other-development.tsx')).OtherDevelopment),
  about: lazyPage(async () => (await import('./about.tsx')).About),
  contact: lazyPage(async () => (await import('./contact.tsx')).Contact),
  faq: lazyPage(async () => (await import('./faq.tsx')).Faq),
  'privacy-policy': lazyPage(async () => (await import('./privacy-policy.tsx')).PrivacyPolicy),
  'terms-of-service': lazyPage(async () => (await import('./terms-of-service.tsx')).TermsOfService),
  sitemap: lazyPage(async () => (await import('./sitemap.tsx')).Sitemap),
  linktree: lazyPage(async () => (await import('./linktree.tsx')).Linktree),
};

/** Pages with a deep hero, which the navigation bar overlaps while the page is scrolled to the top. */
const deepHeroes: readonly RouteId[] = ['home', 'services', 'about', 'contact', 'faq', 'linktree'];

export interface SiteRoute extends PageRoute, LazyPage {
  heroTone: NavBarGround;
}

export const siteRoutes: readonly SiteRoute[] = routes.map((route) => ({
  ...route,
  ...pages[route.id],
  heroTone: deepHeroes.includes(route.id) ? 'deep' : 'plain',
}));

/** Returns the path without its language prefix, which is the same for all translations of a page. */
export const pagePath = (pathname: string): string => splitLanguage(pathname).path;

export const findRoute = (pathname: string): SiteRoute | undefined =>
  siteRoutes.find(({ path }) => path === pagePath(pathname));

export const findRedirect = (pathname: string) => redirects.find(({ from }) => from === pagePath(pathname));

/** Whether the router handles a path. The host handles all others. */
export const isPage = (pathname: string): boolean =>
  findRoute(pathname) !== undefined || findRedirect(pathname) !== undefined;
