import { routes, type PageRoute, type RouteId } from '@studio/content';
import { splitLanguage, type Namespace } from '@studio/i18n';
import { lazyPage, type LazyPage } from '@studio/site';
import type { NavBarGround } from '@studio/ui';
import type { i18n as I18n } from 'i18next';

interface SitePage extends LazyPage {
  /**
   * Does something before the visitor does, so it is woken with its document, which brings these words along. A page
   * without them sleeps at first.
   */
  awake?: readonly Namespace[];
  /** What the navigation bar lies on while the page is at its top. */
  ground: NavBarGround;
}

/** Every page is a file of its own, fetched when it is needed. */
const pages: Partial<Record<RouteId, SitePage>> = {
  home: { ...lazyPage(async () => (await import('./home.tsx')).Home), awake: ['home'], ground: 'deep' },
  services: { ...lazyPage(async () => (await import('./services.tsx')).Services), ground: 'deep' },
  'one-stop-service': {
    ...lazyPage(async () => (await import('./one-stop-service.tsx')).OneStopService),
    ground: 'plain',
  },
  'system-development': {
    ...lazyPage(async () => (await import('./system-development.tsx')).SystemDevelopment),
    ground: 'plain',
  },
  'mobile-app-development': {
    ...lazyPage(async () => (await import('./mobile-app-development.tsx')).MobileAppDevelopment),
    ground: 'plain',
  },
  'cloud-solutions': {
    ...lazyPage(async () => (await import('./cloud-solutions.tsx')).CloudSolutions),
    ground: 'plain',
  },
  'social-media-design': {
    ...lazyPage(async () => (await import('./social-media-design.tsx')).SocialMediaDesign),
    ground: 'plain',
  },
  'product-photography': {
    ...lazyPage(async () => (await import('./product-photography.tsx')).ProductPhotography),
    ground: 'plain',
  },
  'website-hosting': {
    ...lazyPage(async () => (await import('./website-hosting.tsx')).WebsiteHosting),
    ground: 'plain',
  },
  'other-development': {
    ...lazyPage(async () => (await import('./other-development.tsx')).OtherDevelopment),
    ground: 'plain',
  },
  about: { ...lazyPage(async () => (await import('./about.tsx')).About), ground: 'deep' },
  contact: {
    ...lazyPage(async () => (await import('./contact.tsx')).Contact),
    awake: ['common', 'contact'],
    ground: 'deep',
  },
  faq: { ...lazyPage(async () => (await import('./faq.tsx')).Faq), ground: 'deep' },
  'privacy-policy': {
    ...lazyPage(async () => (await import('./privacy-policy.tsx')).PrivacyPolicy),
    ground: 'plain',
  },
  'terms-of-service': {
    ...lazyPage(async () => (await import('./terms-of-service.tsx')).TermsOfService),
    ground: 'plain',
  },
  sitemap: { ...lazyPage(async () => (await import('./sitemap.tsx')).Sitemap), ground: 'plain' },
  linktree: { ...lazyPage(async () => (await import('./linktree.tsx')).Linktree), ground: 'deep' },
};

interface DrawnRoute extends PageRoute, SitePage {
  /** The words of what is drawn at once. What lies further down brings the rest. */
  ownWords: readonly Namespace[];
}

/** The routes that have a page. The others lead home until they have one. */
export const drawnRoutes: readonly DrawnRoute[] = routes.flatMap((route) => {
  const page = pages[route.id];
  if (!page) return [];
  return [{ ...route, ...page, ownWords: page.awake ? ['shell', ...page.awake] : route.words }];
});

export const routeAt = (path: string): DrawnRoute | undefined =>
  drawnRoutes.find((route) => route.path === path);

/** Whether a page can be drawn at once: its code is here, and its words in the language of the visit. */
export function isReady(i18n: I18n, pathname: string): boolean {
  const { language } = i18n;
  const { prefix = language, path } = splitLanguage(pathname);
  const route = routeAt(path);
  if (!route || prefix !== language) return false;
  return route.isWhole() && route.words.every((namespace) => i18n.hasResourceBundle(language, namespace));
}
