import { company, linktree, services, type PageRoute, type RouteId } from '@studio/content';
import type { SharePicture, Translate } from '@studio/site';
import {
  cloudHeaderDrawing,
  hostingDrawing,
  mobileHeaderDrawing,
  oneStopDrawing,
  otherHeaderDrawing,
  photographyDrawing,
  socialDrawing,
  studioDrawing,
  svgPicture,
  systemHeaderDrawing,
  type Drawing,
} from '@studio/brand/drawings';
import tokens from '@studio/ui/theme.css?raw';
import themes from '@studio/ui/themes.css?raw';
import { readPicture } from '@studio/ui/tokens';
import icon from '../public/icon.svg?raw';

/** The illustration of each page. Other pages use that of the studio. */
const illustrations: Partial<Record<RouteId, Drawing>> = {
  'one-stop-service': oneStopDrawing,
  'system-development': systemHeaderDrawing,
  'mobile-app-development': mobileHeaderDrawing,
  'cloud-solutions': cloudHeaderDrawing,
  'social-media-design': socialDrawing,
  'product-photography': photographyDrawing,
  'website-hosting': hostingDrawing,
  'other-development': otherHeaderDrawing,
};

/** The logo: the icon without its background. */
const logo = icon.replace(/<rect[^>]*>/, '').replace('0 0 32 32', '6.5 5 19 22');

/** Describes the share picture of a page. */
export function sharePicture({ id }: Pick<PageRoute, 'id'>, t: Translate): SharePicture {
  const label = t(`${id}:title`);
  const title = t(id === 'linktree' ? linktree.tagline.label : `${id}:hero.title`);
  const { colors, resolveColor } = readPicture(
    [tokens, themes],
    services.find((service) => service.id === id)?.theme,
  );
  return {
    title,
    label: label === title ? undefined : label,
    name: t(company.name),
    logo,
    illustration: svgPicture(illustrations[id] ?? studioDrawing, resolveColor),
    colors,
  };
}
