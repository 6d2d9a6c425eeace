// Generates the Open Graph image of each language, for links shared in social networks: `node tools/share-images.ts`. Run
// it when the name, the headline of the home page or the colors change.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { chromiumArgs, ensureChromium } from './chromium.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const publicFolder = new URL('apps/web/public/', root);

const font = readFileSync(
  new URL(
    'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    root,
  ),
).toString('base64');
const icon = read('apps/web/public/icon.svg');
const illustration = read('libs/brand/dist/drawings/studioDrawing.svg').replace(
  '</svg>',
  '<use href="#drawing"/></svg>',
);

/** Returns a translation. The path is not typed: this script needs only two texts. */
function translate(language: string, file: string, path: string): string {
  let value: unknown = JSON.parse(read(`libs/content/locales/${language}/${file}.json`));
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) break;
    value = Object.entries(value).find(([name]) => name === step)?.[1];
  }
  if (typeof value !== 'string') throw new Error(`${file}.json has no text at ${path}.`);
  return value;
}

const documentIn = (language: string) => `<!doctype html><html lang="${language}"><style>
  @font-face { font-family: Display; src: url(data:font/woff2;base64,${font}); font-weight: 400 900; }
  :root { --color-pen: #dfeaea; --color-pen-top: #21454e; --color-pen-left: #15343c; --color-pen-right: #0e2830;
    --color-pen-grid: #2d4e54; --color-deep: #0b2129; }
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; padding: 72px 76px; color: #e7f1f1; display: flex; flex-direction: column;
    font-family: Display, 'Noto Sans ${language === 'zh-TW' ? 'TC' : 'SC'}', 'Noto Sans CJK ${language === 'zh-TW' ? 'TC' : 'SC'}', sans-serif;
    background: radial-gradient(70% 100% at 78% 22%, #14414b, #0b2129); }
  .name { display: flex; gap: 18px; align-items: center; font-size: 34px; font-weight: 700; }
  .name svg { width: 60px; height: 60px; }
  h1 { margin-top: auto; max-width: 620px; ${language === 'en' ? 'font-size: 76px; line-height: 1.05; letter-spacing: -.02em' : 'font-size: 72px; line-height: 1.3'}; word-break: keep-all; text-wrap: balance; }
  .art { position: absolute; right: 48px; bottom: 84px; width: 560px; height: 430px; color: #f0915a; overflow: visible; }
</style>
<p class="name">${icon}${translate(language, 'shell', 'name')}</p>
<h1>${translate(language, 'home', 'hero.title')}</h1>
${illustration.replace('<svg ', '<svg class="art" ')}`;

async function takeScreenshot(
  page: Page,
  html: string,
  width: number,
  height: number,
  file: string,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  writeFileSync(
    new URL(file, publicFolder),
    await page.screenshot(file.endsWith('.jpg') ? { type: 'jpeg', quality: 85 } : {}),
  );
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  for (const language of ['en', 'zh-CN', 'zh-TW'])
    await takeScreenshot(page, documentIn(language), 1200, 630, `share/${language}.jpg`);
} finally {
  await browser.close();
}
