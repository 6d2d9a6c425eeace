import { html, raw } from 'hono/html';
import type { BuiltSite } from '../site/built-site.ts';
import { findPost, type SiteWithPosts } from '../site/posts.ts';
import type { NewsletterMail } from '../store/outbox.ts';
import type { MailConfig } from './mail-config.ts';
import { fillSite, unsubscribeLink, type OutgoingMail } from './mail-templates.ts';
import { negotiateTranslations, siteName, type MailSite } from './negotiate-translations.ts';

/** Where the post of a newsletter is. */
export type NewsletterSite = SiteWithPosts & MailSite & Pick<BuiltSite, 'address' | 'languages'>;

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
    <html lang="${reader}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${post.title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <div class="head" lang="${post.language}">
          <div class="column">
            <p><a href="${siteOrigin}">${siteName(reader, site, siteOrigin)}</a></p>
            <h1>${post.title}</h1>
            <p class="lead">${post.summary}</p>
          </div>
        </div>
        <div class="column">
          ${foreign.map((text) => html`<p class="note">${text}</p>`)}
          <div lang="${post.language}">${raw(post.html)}</div>
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

/**
 * The look of the site in what mail programs support (https://www.caniemail.com): colors in hexadecimal, physical
 * properties, no landmarks, and no pictures of its own.
 */
const style = `body{margin:0;background:#f8fcfa;color:#09232b;font:17px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif}
.column{max-width:600px;margin:0 auto;padding:32px 24px}
.head{background:#04181f;color:#eaf2f1}
.head a,.foot a{display:inline-block;padding:10px 0;color:inherit}
h1,h2,h3{line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
h1{margin:24px 0 0;font-size:40px}
h2{margin:48px 0 0;font-size:28px}
h3{margin:32px 0 0;font-size:21px}
p,ul,ol,table{margin:20px 0 0}
.lead{font-size:20px;line-height:1.45}
.note{border-top:1.5px solid;padding-top:12px}
a{color:#006171}
img{max-width:100%;height:auto}
table{width:100%;border-collapse:collapse}
th,td{border-bottom:1px solid #9db3b7;padding:8px 12px 8px 0;text-align:left;vertical-align:top}
pre{overflow-x:auto;font-size:14px}
.button{display:inline-block;margin-top:12px;border-radius:10px;padding:14px 28px;background:#fb984a;color:#281606;\
font-weight:600;text-decoration:none}
.foot{color:#40575e;font-size:14px}
:lang(zh){line-height:1.75}
h1:lang(zh),h2:lang(zh),h3:lang(zh){line-height:1.3;letter-spacing:0}
@media (prefers-color-scheme:dark){body{background:#051317;color:#eaf2f1}.head{background:#0a1c22}a{color:#77cfd3}
.foot{color:#a8b8ba}.button{color:#281606}}`;
