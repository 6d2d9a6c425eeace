import { endpoints } from '@studio/api-client/contract';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { linkPaths } from '../mail/mail-templates.ts';
import { defaultColors } from '../site/default-colors.ts';
import type { BuiltSite, SiteFile } from '../site/built-site.ts';
import { otherColors } from '../testing/other-colors.ts';
import { smallApp } from '../testing/small-app.ts';
import { smallSite } from '../testing/small-site.ts';

const picture: SiteFile = { type: 'image/svg+xml', etag: 'e', body: new Uint8Array(), copies: new Map() };
const withoutPictures = { ...smallSite, colors: otherColors, files: new Map() };
const withPictures = {
  ...withoutPictures,
  files: new Map([
    ['/icon.svg', picture],
    ['/backdrop.svg', picture],
  ]),
};

type OpenPage = (site: BuiltSite | undefined) => Response | Promise<Response>;
const openLink: OpenPage = (site) => smallApp({ site }).app.request(`${linkPaths.unsubscribe}?token=none`);
const sendForm: OpenPage = (site) =>
  smallApp({ site }).app.request(endpoints.contact, {
    method: 'POST',
    headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'name=',
  });

describe.each([
  ['of a link in a mail', openLink],
  ['for a refused form', sendForm],
])('the page %s', (_, open) => {
  it.each([
    ['its site', withPictures, otherColors],
    ['the provider, if its site has none', { ...withPictures, colors: undefined }, defaultColors],
    ['the provider without a site', undefined, defaultColors],
  ])('has only the colors of %s', async (_, site, { light, dark, accent, onAccent }) => {
    const page = await (await open(site)).text();
    expect(page.match(/#[\da-f]{6}|(?:oklch|rgb|hsl)\(/g)?.toSorted()).toEqual(
      [light.head, dark.text, accent, onAccent].toSorted(),
    );
  });

  it.each([
    ['ar', 'rtl'],
    ['pt', 'ltr'],
  ])('in %s runs %s', async (language, direction) => {
    const page = await (
      await open({ ...withPictures, languages: [language], mails: { [language]: {} } })
    ).text();
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
  });

  it('shows the icon and the backdrop of its site', async () => {
    const page = await (await open(withPictures)).text();
    expect(page).toContain('<img class="icon" src="/icon.svg#mark" alt="">');
    expect(page).toContain(`url(/backdrop.svg) right/cover no-repeat ${otherColors.light.head};`);
  });

  it.each([
    ['a site without them', withoutPictures],
    ['the provider without a site', undefined],
  ])('has no pictures with %s', async (_, site) => {
    expect(await (await open(site)).text()).not.toMatch(/<img|<svg|url\(/);
  });

  it.each([
    ['a site with a backdrop', withPictures],
    ['a site without one', withoutPictures],
    ['the provider without a site', undefined],
  ])('allows its own style, with %s', async (_, site) => {
    const response = await open(site);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('Content-Security-Policy')).toContain(
      `; style-src 'sha256-${hash}'; img-src 'self'; `,
    );
  });
});
