import { createHash } from 'node:crypto';

const style = `:root{color-scheme:light dark;--canvas:light-dark(#f9fcfc,#0a1519);--ink:light-dark(#12222b,#e9f1f3);\
--accent:light-dark(#ee7b30,#f28c4a)}
body{margin:0;background:var(--canvas);color:var(--ink);font:1.0625rem/1.7 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:15vh 1.5rem 3rem}
h1{font-size:1.75rem;line-height:1.3;text-wrap:balance}
button{border:0;border-radius:999px;padding:.75rem 1.75rem;background:var(--accent);color:#0a1519;font:inherit;\
font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid currentcolor;outline-offset:3px}
a{color:inherit}`;

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
<main>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
${button ? `<form method="post"><button>${button}</button></form>` : `<p><a href="${link.href}">${link.label}</a></p>`}
</main>
</body>
</html>
`;
}
