/** Backgrounds behind the bar at the top of the page. */
export const navBarTones = ['deep', 'plain'] as const;
export type NavBarTone = (typeof navBarTones)[number];
