import type { ServiceId } from '@studio/content';
import cloud from '@studio/ui/drawings/cloudDrawing.svg';
import hosting from '@studio/ui/drawings/hostingDrawing.svg';
import mobile from '@studio/ui/drawings/mobileDrawing.svg';
import oneStop from '@studio/ui/drawings/oneStopDrawing.svg';
import other from '@studio/ui/drawings/otherDrawing.svg';
import photography from '@studio/ui/drawings/photographyDrawing.svg';
import social from '@studio/ui/drawings/socialDrawing.svg';
import studio from '@studio/ui/drawings/studioDrawing.svg';
import system from '@studio/ui/drawings/systemDrawing.svg';

/** The illustration of the studio. */
export const studioDrawing = studio;

/** The illustration of each service. */
export const drawings = {
  'one-stop-service': oneStop,
  'system-development': system,
  'mobile-app-development': mobile,
  'cloud-solutions': cloud,
  'social-media-design': social,
  'product-photography': photography,
  'website-hosting': hosting,
  'other-development': other,
} satisfies Record<ServiceId, string>;
