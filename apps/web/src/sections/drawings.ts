import type { ServiceId } from '@studio/content';
import cloud from '@studio/brand/drawings/cloudDrawing.svg';
import hosting from '@studio/brand/drawings/hostingDrawing.svg';
import mobile from '@studio/brand/drawings/mobileDrawing.svg';
import oneStop from '@studio/brand/drawings/oneStopDrawing.svg';
import other from '@studio/brand/drawings/otherDrawing.svg';
import photography from '@studio/brand/drawings/photographyDrawing.svg';
import social from '@studio/brand/drawings/socialDrawing.svg';
import system from '@studio/brand/drawings/systemDrawing.svg';

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
