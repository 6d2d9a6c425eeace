import { contentRoutes, routes, splitLanguage } from '@studio/content';
import { readHostManifest } from '../documents.ts';

const all = Object.keys(readHostManifest().documents).filter((path) => !splitLanguage(path).prefix);

/** The pages of the site, and of those that are made from files one of each kind: they share their layout. */
export const paths: readonly string[] = [
  ...all.filter((path) => routes.some((route) => route.path === path)),
  ...contentRoutes.flatMap(
    (route) => all.find((path) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path)) ?? [],
  ),
];
