import { company, linktree, services, type PageRoute, type RouteId } from '@studio/content';
import type { SharePicture, Translate } from '@studio/site';
import cloud from '@studio/ui/drawings/cloudHeaderDrawing.svg?raw';
import hosting from '@studio/ui/drawings/hostingDrawing.svg?raw';
import mobile from '@studio/ui/drawings/mobileHeaderDrawing.svg?raw';
import oneStop from '@studio/ui/drawings/oneStopDrawing.svg?raw';
import other from '@studio/ui/drawings/otherHeaderDrawing.svg?raw';
import photography from '@studio/ui/drawings/photographyDrawing.svg?raw';
import social from '@studio/ui/drawings/socialDrawing.svg?raw';
import studio from '@studio/ui/drawings/studioDrawing.svg?raw';
import system from '@studio/ui/drawings/systemHeaderDrawing.svg?raw';
import css from '@studio/ui/theme.css?raw';
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
  const { colors, paint } = pictureOf(css, services.find((service) => service.id === id)?.theme);
  return {
    title,
    label: label === title ? undefined : label,
    name: t(company.name),
    logo,
    illustration: paint(illustrations[id] ?? studio),
    colors,
  };
}
