import { readFileSync } from 'node:fs';
import {
  about,
  cloudSolutions,
  languages,
  localizePath,
  mobileAppDevelopment,
  otherDevelopment,
  systemDevelopment,
  websiteHosting,
} from '@studio/content';
import { expect, it } from 'vitest';
import { builtDocuments, publicFile } from '../documents.ts';

const documents = builtDocuments();

/** The lengths of the lists whose items have an icon each, by the path of their page. */
const lists: Readonly<Record<string, readonly number[]>> = {
  '/about': [about.principles.items.length],
  '/services/website-hosting': [websiteHosting.benefits.items.length, websiteHosting.features.items.length],
  ...Object.fromEntries(
    [systemDevelopment, mobileAppDevelopment, cloudSolutions, otherDevelopment].map(({ id, features }) => [
      `/services/${id}`,
      [features.items.length],
    ]),
  ),
};

it.each(Object.entries(lists))('each item of the lists on %s has an icon that exists', (path, lengths) => {
  const count = lengths.reduce((sum, length) => sum + length, 0);
  for (const { code } of languages) {
    const html = documents.find(({ url }) => url === localizePath(path, code))?.html() ?? '';
    const icons = [...html.matchAll(/<use href="#(\/[^"!]*\/icons-[^"!]+)!([^"]+)"/g)];
    expect(icons).toHaveLength(count);
    // Two lists of a page may have the same subject. Within a list, each icon stands for one.
    if (lengths.length === 1) expect(new Set(icons.map(([, , name]) => name)).size).toBe(count);
    for (const [, file = '', name = ''] of icons)
      expect(readFileSync(publicFile(file), 'utf8')).toContain(`<symbol id="${name}"`);
  }
});
