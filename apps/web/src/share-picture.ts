import { company, linktree, services, type PageRoute, type RouteId } from '@studio/content';
import type { SharePicture, Translate } from '@studio/site';
import cloud from '@studio/brand/drawings/cloudHeaderDrawing.svg?raw';
import hosting from '@studio/brand/drawings/hostingDrawing.svg?raw';
import mobile from '@studio/brand/drawings/mobileHeaderDrawing.svg?raw';
import oneStop from '@studio/brand/drawings/oneStopDrawing.svg?raw';
import other from '@studio/brand/drawings/otherHeaderDrawing.svg?raw';
import photography from '@studio/brand/drawings/photographyDrawing.svg?raw';
import social from '@studio/brand/drawings/socialDrawing.svg?raw';
import studio from '@studio/brand/drawings/studioDrawing.svg?raw';
import system from '@studio/brand/drawings/systemHeaderDrawing.svg?raw';
import tokens from '@studio/ui/theme.css?raw';
import themes from '@studio/ui/themes.css?raw';
import { pictureOf } from '@studio/ui/tokens';
import icon from '../public/icon.svg?raw';

/** The illustration of each page. Other pages use that of the studio. */
const illustrations: Partial<Record<RouteId, string>> = {
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
const logo = icon.replace(/<rect[^>]*>/, '').replace('0 0 32 32', '6.5 5 19 22');

/** Describes the share picture of a page. */
export function sharePicture({ id }: Pick<PageRoute, 'id'>, t: Translate): SharePicture {
  const label = t(`${id}:title`);
  const title = t(id === 'linktree' ? linktree.tagline.label : `${id}:hero.title`);
  const { colors, paint } = pictureOf([tokens, themes], services.find((service) => service.id === id)?.theme);
  return {
    title,
    label: label === title ? undefined : label,
    name: t(company.name),
    logo,
    illustration: paint(illustrations[id] ?? studio),
    colors,
  };
}
