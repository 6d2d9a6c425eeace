import { isRightToLeft, type HostColors } from '@studio/site/host';
import { html, raw } from 'hono/html';
import type { BuiltSite } from '../site/built-site.ts';
import { defaultColors } from '../site/default-colors.ts';
import { findPost, type SiteWithPosts } from '../site/posts.ts';
import type { NewsletterMail } from '../store/outbox.ts';
import type { MailConfig } from './mail-config.ts';
import { fillSite, unsubscribeLink, type OutgoingMail } from './mail-templates.ts';
import { negotiateTranslations, siteName, type MailSite } from './negotiate-translations.ts';

/** Where the post of a newsletter is. */
export type NewsletterSite = SiteWithPosts & MailSite & Pick<BuiltSite, 'address' | 'languages' | 'colors'>;

/** A post for a subscriber, in the language of the subscriber if the post has it. */
export async function renderNewsletterMail(
  { post: slug, email, language, unsubscribeToken }: NewsletterMail,
  site: NewsletterSite | undefined,
  { origin, siteOrigin }: MailConfig,
): Promise<OutgoingMail & Required<Pick<OutgoingMail, 'html' | 'unsubscribe'>>> {
  const post = site && findPost(site, slug, language);
  if (!post)
    throw new Error(`The site of this provider has no post "${slug}". Build it, and restart the provider.`);
  const { translations, language: reader } = negotiateTranslations(language, undefined, site);
  const { newsletter, unsubscribe } = translations.mail;
  const url = unsubscribeLink(origin, unsubscribeToken);
  const foreign = post.language === reader ? [] : [newsletter.foreign];
  const reason = fillSite(newsletter.reason, siteName(reader, site, siteOrigin));
  // Canada’s anti-spam law (CASL) asks for the postal address of the sender.
  const sender = site.address === undefined ? [] : [site.address];

  const page = html`<!doctype html>
    <html lang="${reader}" dir="${directionOf(reader)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${post.title}</title>
        <style>
          ${raw(mailStyle(site.colors ?? defaultColors))}
        </style>
      </head>
      <body>
        <div class="head" lang="${post.language}" dir="${directionOf(post.language)}">
          <div class="column">
            <p><a href="${siteOrigin}">${siteName(reader, site, siteOrigin)}</a></p>
            <h1>${post.title}</h1>
            <p class="lead">${post.summary}</p>
          </div>
        </div>
        <div class="column">
          ${foreign.map((text) => html`<p class="note">${text}</p>`)}
          <div lang="${post.language}" dir="${directionOf(post.language)}">${raw(post.html)}</div>
          <p><a class="button" href="${post.url}">${newsletter.read}</a></p>
        </div>
        <div class="column foot">
          <p>${reason}</p>
          ${sender.map((text) => html`<p>${text}</p>`)}
          <p><a href="${url}">${translations.unsubscribe.title}</a></p>
        </div>
      </body>
    </html> `;
  return {
    to: { name: '', address: email },
    subject: post.title,
    text: [
      ...foreign,
      post.markdown.trim(),
      `${newsletter.read}:\n${post.url}`,
      `-- \n${[reason, ...sender, unsubscribe, url].join('\n')}\n`,
    ].join('\n\n'),
    html: String(await page),
    unsubscribe: url,
  };
}

const directionOf = (language: string) => (isRightToLeft(language) ? 'rtl' : 'ltr');

/**
 * The style, in what mail programs support (https://www.caniemail.com): colors in hexadecimal, physical
 * properties, no landmarks, and no pictures of its own.
 */
const mailStyle = ({ light, dark, accent, onAccent }: HostColors) => `\
body{margin:0;background:${light.background};color:${light.text};font:17px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif}
.column{max-width:600px;margin:0 auto;padding:32px 24px}
.head{background:${light.head};color:${dark.text}}
.head a,.foot a{display:inline-block;padding:10px 0;color:inherit}
h1,h2,h3{line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
h1{margin:24px 0 0;font-size:40px}
h2{margin:48px 0 0;font-size:28px}
h3{margin:32px 0 0;font-size:21px}
p,ul,ol,table{margin:20px 0 0}
.lead{font-size:20px;line-height:1.45}
.note{border-top:1.5px solid;padding-top:12px}
a{color:${light.link}}
img{max-width:100%;height:auto}
table{width:100%;border-collapse:collapse}
th,td{border-bottom:1px solid ${dark.mutedText};padding:8px 12px 8px 0;text-align:left;vertical-align:top}
[dir=rtl] th,[dir=rtl] td{padding:8px 0 8px 12px;text-align:right}
[dir=rtl] h1,[dir=rtl] h2,[dir=rtl] h3{letter-spacing:0}
pre{overflow-x:auto;font-size:14px}
.button{display:inline-block;margin-top:12px;border-radius:10px;padding:14px 28px;background:${accent};color:${onAccent};\
font-weight:600;text-decoration:none}
.foot{color:${light.mutedText};font-size:14px}
:lang(zh){line-height:1.75}
h1:lang(zh),h2:lang(zh),h3:lang(zh){line-height:1.3;letter-spacing:0}
@media (prefers-color-scheme:dark){body{background:${dark.background};color:${dark.text}}.head{background:${dark.head}}\
a{color:${dark.link}}.foot{color:${dark.mutedText}}.button{color:${onAccent}}}`;
