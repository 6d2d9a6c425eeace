import { createHash } from 'node:crypto';
import { isRightToLeft, type HostColors } from '@studio/site/host';
import type { BuiltSite } from '../site/built-site.ts';
import { defaultColors } from '../site/default-colors.ts';

/** What the pages show of the site of the provider. */
export type PageSite = Partial<Pick<BuiltSite, 'colors' | 'files'>>;

/** Files that a site may have: its icon, without its margins if it has a `<view id="mark">`, and a picture behind the text. */
const icon = '/icon.svg';
const backdrop = '/backdrop.svg';

/** Dark in both schemes, as the head of a mail. */
const pageStyle = (background: string, { dark, accent, onAccent }: HostColors) => `\
:root{color-scheme:dark;--ink:${dark.text};--font:system-ui,sans-serif}
:root:lang(zh-CN){--font:system-ui,'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif}
:root:lang(zh-TW){--font:system-ui,'PingFang TC','Noto Sans TC','Microsoft JhengHei',sans-serif}
body{box-sizing:border-box;display:grid;grid-template-rows:auto 1fr;gap:4rem;\
min-height:100svh;margin:0;padding:1.5rem clamp(1.25rem,4.45vw,6rem) clamp(2.5rem,4vw,4rem);\
background:${background};color:var(--ink);font:clamp(1.125rem,1.03rem + .42vw,1.4375rem)/1.45 var(--font)}
[dir=rtl] h1{letter-spacing:0}
:lang(zh) body{line-height:1.65}
.icon{width:2.75rem;height:2.75rem}
main{grid-row:2;align-self:end}
h1{max-width:11em;margin:0;font:600 clamp(2.875rem,1.55rem + 5.4vw,6.75rem)/1 var(--font);letter-spacing:-.04em;\
text-wrap:balance;overflow-wrap:anywhere}
:lang(zh) h1{font-weight:500;font-size:clamp(2.625rem,1.5rem + 4.6vw,5.75rem);line-height:1.16;letter-spacing:0}
p{max-width:34em;margin:1.75rem 0 0;text-wrap:pretty;overflow-wrap:anywhere}
button{min-height:3.5rem;margin-block-start:1.75rem;border:2px solid transparent;border-radius:10px;padding:.75rem 1.75rem;\
background:${accent};color:${onAccent};font:600 1.0625rem/1.25 var(--font);cursor:pointer}
a{display:inline-block;padding-block:.6rem;color:inherit;font:600 1.0625rem/1.25 var(--font);\
text-decoration:underline 1.5px;text-underline-offset:.35em}
:focus-visible{outline:3px solid currentcolor;outline-offset:3px}
@media (prefers-reduced-motion:no-preference){button{transition:translate .2s}button:hover{translate:0 -2px}}
@media (forced-colors:active){body{background-image:none}}
@media print{.icon{display:none}:root{color-scheme:light;--ink:#000}body{min-height:0;background:none}}`;

interface Page {
  language: string;
  title: string;
  paragraphs: readonly string[];
  /** The label of the button that sends a POST to the same URL. */
  button?: string;
  /** Shown instead of a button. */
  link: { label: string; href: string };
}

/** The pages of the provider itself, in the look of its site. All texts are our own, so nothing is escaped. */
export function createPlainPages({ colors = defaultColors, files }: PageSite = {}) {
  const picture = files?.has(backdrop) ? `url(${backdrop}) right/cover no-repeat ` : '';
  const style = pageStyle(picture + colors.light.head, colors);
  return {
    /** Only the inline style, pictures of the site and the form of the page are allowed. */
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      "img-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    render: ({ language, title, paragraphs, button, link }: Page) => `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${files?.has(icon) ? `<img class="icon" src="${icon}#mark" alt="">` : ''}
<main>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
${button ? `<form method="post"><button>${button}</button></form>` : `<p><a href="${link.href}">${link.label}</a></p>`}
</main>
</body>
</html>
`,
  };
}
