import { createHash } from 'node:crypto';

const style = `:root{color-scheme:dark;--ink:oklch(95.5% .008 190);--line:oklch(92% .03 195/.2);--display:'Radio Canada Big',\
system-ui,sans-serif}
:root:lang(zh-CN){--display:system-ui,'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif}
:root:lang(zh-TW){--display:system-ui,'PingFang TC','Noto Sans TC','Microsoft JhengHei',sans-serif}
body{position:relative;isolation:isolate;box-sizing:border-box;display:grid;grid-template-rows:auto 1fr;gap:4rem;\
min-height:100svh;margin:0;padding:1.5rem clamp(1.25rem,4.45vw,6rem) clamp(2.5rem,4vw,4rem);\
background:oklch(19.5% .03 226);color:var(--ink);font:clamp(1.125rem,1.03rem + .42vw,1.4375rem)/1.45 system-ui,sans-serif}
:lang(zh) body{font-family:var(--display);line-height:1.65}
.lake{position:absolute;inset:0;z-index:-1;width:100%;height:100%}
.lake use{stroke:var(--line);stroke-width:1.5;vector-effect:non-scaling-stroke}
.logo{width:2.75rem;height:2.75rem;margin-inline-start:-.375rem}
main{align-self:end}
h1{max-width:11em;margin:0;font:600 clamp(2.875rem,1.55rem + 5.4vw,6.75rem)/1 var(--display);letter-spacing:-.04em;\
text-wrap:balance;overflow-wrap:anywhere}
:lang(zh) h1{font-weight:500;font-size:clamp(2.625rem,1.5rem + 4.6vw,5.75rem);line-height:1.16;letter-spacing:0}
p{max-width:34em;margin:1.75rem 0 0;text-wrap:pretty;overflow-wrap:anywhere}
button{min-height:3.5rem;margin-block-start:1.75rem;border:2px solid transparent;border-radius:10px;padding:.75rem 1.75rem;\
background:oklch(77% .15 56);color:oklch(22% .04 60);font:600 1.0625rem/1.25 var(--display);cursor:pointer}
a{display:inline-block;padding-block:.6rem;color:inherit;font:600 1.0625rem/1.25 var(--display);\
text-decoration:underline 1.5px;text-underline-offset:.35em}
:focus-visible{outline:3px solid currentcolor;outline-offset:3px}
@media (prefers-reduced-motion:no-preference){button{transition:translate .2s}button:hover{translate:0 -2px}}
@media print,(forced-colors:active){.lake{display:none}}
@media print{:root{color-scheme:light;--ink:#000}body{min-height:0;background:none}}`;

/** Layers of a lake, each with its scale and its color, from the shore to the deepest point. */
const layers = [
  [1, 'oklch(21.5% .034 224)'],
  [0.8, 'oklch(24% .039 222)'],
  [0.62, 'oklch(26.8% .043 220)'],
  [0.44, 'oklch(30% .047 217)'],
  [0.26, 'oklch(33.8% .05 214)'],
] as const;

const shore =
  'M820 0C818 73 663 146 571 217S408 382 264 425S-151 507-294 474S-534 307-597 227S-652 83-672 0S-789-209-716-273\
S-405-354-238-384S147-485 284-458S494-299 584-222S822-73 820 0Z';

const lake = `<svg class="lake" viewBox="0 0 1440 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">\
<defs><path id="shore" d="${shore}"/></defs>
${layers
  .map(
    ([scale, color], index) =>
      `<use href="#shore" fill="${color}" transform="translate(1040 470) rotate(${String(index * 7)}) scale(${String(scale)})"/>`,
  )
  .join('\n')}
</svg>`;

/** The logo of `@studio/brand`: a drop of ink in a drop of water. */
const logo = `<svg class="logo" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
<path stroke-width="1.75" stroke-linejoin="round" \
d="M12 1.75c3.9 5 8.25 8.85 8.25 13.2a8.25 7.3 0 0 1-16.5 0c0-4.35 4.35-8.2 8.25-13.2Z"/>
<path fill="currentColor" stroke="none" d="M12 9.25c2.15 2.75 4.5 4.6 4.5 6.95a4.5 3.85 0 0 1-9 0c0-2.35 2.35-4.2 4.5-6.95Z"/>
</svg>`;

/** Only the inline style and the form of the page are allowed. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  language: string;
  title: string;
  paragraphs: readonly string[];
  /** The label of the button that sends a POST to the same URL. */
  button?: string;
  /** Shown instead of a button. */
  link: { label: string; href: string };
}

/** A page of the provider itself. All texts are our own, so nothing is escaped. */
export function plainPage({ language, title, paragraphs, button, link }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${lake}
${logo}
<main>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
${button ? `<form method="post"><button>${button}</button></form>` : `<p><a href="${link.href}">${link.label}</a></p>`}
</main>
</body>
</html>
`;
}
