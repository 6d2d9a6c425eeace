import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '../site/built-site.ts';
import { defaultColors } from '../site/default-colors.ts';
import { otherColors } from '../testing/other-colors.ts';
import { writeSiteWithPosts } from '../testing/site-with-posts.ts';
import { renderNewsletterMail } from './newsletter-mail.ts';

const address = { name: '', address: 'a@example.com' };
const origin = 'https://www.example.com';
const config = {
  server: { host: 'localhost', port: 25, secure: false, auth: undefined },
  from: address,
  to: address,
  origin,
  siteOrigin: origin,
};
const newsletter = {
  kind: 'newsletter',
  post: 'tea',
  email: 'a@example.com',
  language: 'en',
  unsubscribeToken: 't',
} as const;

describe('the mail of a newsletter', () => {
  it.each([
    ['its site, in both schemes', otherColors],
    ['the provider, if its site has none', undefined],
  ])('has only the colors of %s', async (_, colors) => {
    const site = { ...readBuiltSite(writeSiteWithPosts()), colors };
    const { html } = await renderNewsletterMail(newsletter, site, config);
    const { light, dark, accent, onAccent } = colors ?? defaultColors;
    expect(new Set(html.match(/#[\da-f]{6}/g))).toEqual(
      new Set([...Object.values(light), ...Object.values(dark), accent, onAccent]),
    );
    const [inLight = '', inDark = ''] = html.split('@media (prefers-color-scheme:dark)');
    expect(inLight).toContain(`.head{background:${light.head};color:${dark.text}}`);
    expect(inLight).toContain(`background:${accent};color:${onAccent};`);
    expect(inDark).toContain(`.head{background:${dark.head}}`);
    expect(inDark).toContain(`.button{color:${onAccent}}`);
  });

  it('runs from right to left in Arabic, and a post that has no translation in its own direction', async () => {
    const site = { ...readBuiltSite(writeSiteWithPosts()), languages: ['ar', 'en'], mails: { ar: {} } };
    const { html } = await renderNewsletterMail({ ...newsletter, language: 'ar' }, site, config);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<div class="head" lang="en" dir="ltr">');
    expect(html).toContain('<div lang="en" dir="ltr"><p>Steep it');
  });
});
