import type { ServiceId } from '@studio/content';
import cloud from '@studio/brand/drawings/cloudIsland.svg';
import hosting from '@studio/brand/drawings/hostingIsland.svg';
import mobile from '@studio/brand/drawings/mobileIsland.svg';
import oneStop from '@studio/brand/drawings/oneStopIsland.svg';
import other from '@studio/brand/drawings/otherIsland.svg';
import photography from '@studio/brand/drawings/photographyIsland.svg';
import social from '@studio/brand/drawings/socialIsland.svg';
import system from '@studio/brand/drawings/systemIsland.svg';

/** The island of each service. */
export const islands = {
  'one-stop-service': oneStop,
  'system-development': system,
  'mobile-app-development': mobile,
  'cloud-solutions': cloud,
  'social-media-design': social,
  'product-photography': photography,
  'website-hosting': hosting,
  'other-development': other,
} satisfies Record<ServiceId, string>;
