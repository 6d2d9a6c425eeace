import { company, linktree, routes, services, type RouteId } from '@studio/content';
import { createI18n, isLanguage, type WordKey } from '@studio/i18n';
import type { SharePictures } from '@studio/site';
import cloud from '@studio/ui/drawings/cloudHeaderDrawing.svg?raw';
import hosting from '@studio/ui/drawings/hostingDrawing.svg?raw';
import mobile from '@studio/ui/drawings/mobileHeaderDrawing.svg?raw';
import oneStop from '@studio/ui/drawings/oneStopDrawing.svg?raw';
import other from '@studio/ui/drawings/otherHeaderDrawing.svg?raw';
import photography from '@studio/ui/drawings/photographyDrawing.svg?raw';
import social from '@studio/ui/drawings/socialDrawing.svg?raw';
import studio from '@studio/ui/drawings/studioDrawing.svg?raw';
import system from '@studio/ui/drawings/systemHeaderDrawing.svg?raw';
import { colorsOf, inked, lightOf } from './share-colors.ts';
import icon from '../public/icon.svg?raw';

/** The illustration of each page. Other pages use that of the studio. */
const drawings: Partial<Record<RouteId, string>> = {
  'one-stop-service': oneStop,
  'system-development': system,
  'mobile-app-development': mobile,
  'cloud-solutions': cloud,
  'social-media-design': social,
  'product-photography': photography,
  'website-hosting': hosting,
  'other-development': other,
};

/** The logo: the icon without its background. */
const sign = icon.replace(/<rect[^>]*>/, '').replace('0 0 32 32', '6.5 5 19 22');

/** Returns the key of a page's title. */
const titleOf = (id: RouteId): WordKey => (id === 'linktree' ? linktree.tagline.label : `${id}:hero.title`);

export const sharePictures: SharePictures = {
  face: '@fontsource-variable/schibsted-grotesk',

  of({ path, language, words }) {
    const route = routes.find((candidate) => candidate.path === path);
    if (!route || !isLanguage(language)) throw new Error(`There is no page ${path} in "${language}".`);
    const { id } = route;
    const i18n = createI18n(language, words);
    const t = (key: WordKey) => i18n.t(key);
    const [label, title] = [t(`${id}:title`), t(titleOf(id))];
    const theme = services.find((service) => service.id === id)?.theme;
    return {
      title,
      label: label === title ? undefined : label,
      name: t(company.name),
      sign,
      drawing: inked(drawings[id] ?? studio, lightOf(theme)),
      colors: colorsOf(theme),
    };
  },
};
