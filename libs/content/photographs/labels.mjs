// Renders the labels of the invented products as textures for the scenes. It needs the fonts C059 and URW Gothic
// (package fonts-urw-base35), therefore the textures are in the repository.
// cspell:ignore calme érable sirop
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const out = join(import.meta.dirname, 'labels');
mkdirSync(out, { recursive: true });
const ink = '#12323b',
  blue = '#1f7a84',
  warm = '#d9822b',
  paper = '#f7f3ea';
const serif = 'font-family="C059"',
  sans = 'font-family="URW Gothic"';
const waves = (x0, x1, y, n, gap, amp, len, stroke, w = 4) =>
  Array.from({ length: n }, (_, k) => {
    let d = `M${x0 + k * 26} ${y + k * gap}`;
    for (let x = x0 + k * 26; x < x1 - k * 26 - len / 2; x += len)
      d += ` q${len / 4} ${-amp} ${len / 2} 0 t${len / 2} 0`;
    return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round"/>`;
  }).join('');
const spruce = (x, y, h, w, s = ink, sw = 4) => {
  let d = `M${x} ${y}V${y - h}`;
  for (let k = 1; k <= 6; k++) {
    const yy = y - h + (h * 0.86 * k) / 6,
      ww = (w * k) / 6;
    d += `M${x - ww} ${yy + ww * 0.45}L${x} ${yy - ww * 0.15}L${x + ww} ${yy + ww * 0.45}`;
  }
  return `<path d="${d}" fill="none" stroke="${s}" stroke-width="${sw}" stroke-linejoin="round" stroke-linecap="round"/>`;
};
const put = (name, w, h, body, bg = paper) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${bg}"/>${body}</svg>`,
    ),
  )
    .png({ palette: true, quality: 90 })
    .toFile(join(out, name));

await put(
  'syrup.png',
  1200,
  900,
  `
  <rect x="26" y="26" width="1148" height="848" fill="none" stroke="${ink}" stroke-width="4"/>
  <circle cx="600" cy="236" r="86" fill="${warm}"/>
  ${spruce(330, 330, 190, 46)}${spruce(410, 330, 130, 36)}${spruce(268, 330, 110, 32)}${spruce(800, 330, 150, 40)}${spruce(872, 330, 210, 50)}${spruce(946, 330, 120, 34)}
  <path d="M190 330H1010" stroke="${ink}" stroke-width="4"/>
  ${waves(230, 970, 372, 4, 34, 14, 74, blue)}
  <text x="600" y="650" ${serif} font-size="138" text-anchor="middle" fill="${ink}" letter-spacing="2">Maple syrup</text>
  <text x="600" y="725" ${serif} font-style="italic" font-size="58" text-anchor="middle" fill="${ink}">sirop d’érable</text>
  <text x="600" y="820" ${sans} font-size="36" text-anchor="middle" fill="${blue}" letter-spacing="9">SAMPLE NO. 1  ·  250 ML</text>`,
);
await put(
  'tea.png',
  900,
  1000,
  `
  <rect x="30" y="30" width="840" height="940" fill="none" stroke="${ink}" stroke-width="4"/>
  <g fill="none" stroke="${blue}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
  <path d="M450 520C446 420 452 300 450 150"/>
  ${[0, 1, 2]
    .map((k) => {
      const y = 470 - k * 104,
        l = 150 - k * 34;
      return [-1, 1]
        .map(
          (s) =>
            `<path d="M450 ${y}c${s * l * 0.25} ${-l * 0.62} ${s * l * 0.8} ${-l * 0.78} ${s * l * 1.12} ${-l * 0.8}c${-s * l * 0.04} ${l * 0.42} ${-s * l * 0.5} ${l * 0.82} ${-s * l * 1.12} ${l * 0.8}M450 ${y}L${450 + s * l * 0.8} ${y - l * 0.56}"/>`,
        )
        .join('');
    })
    .join('')}
  <path d="M450 168c-30 -34 -26 -66 0 -96c26 30 30 62 0 96"/></g>
  <circle cx="450" cy="590" r="15" fill="${warm}"/>
  <text x="450" y="752" ${serif} font-size="136" text-anchor="middle" fill="${ink}">Lake tea</text>
  <text x="450" y="822" ${serif} font-style="italic" font-size="54" text-anchor="middle" fill="${ink}">thé du lac</text>
  <text x="450" y="914" ${sans} font-size="34" text-anchor="middle" fill="${blue}" letter-spacing="8">SAMPLE NO. 2  ·  80 G</text>`,
);
await put(
  'tea-back.png',
  900,
  1000,
  `
  <rect x="30" y="30" width="840" height="940" fill="none" stroke="${ink}" stroke-width="4"/>
  <text x="450" y="190" ${serif} font-size="84" text-anchor="middle" fill="${ink}">Steep twice</text>
  <path d="M130 250H770" stroke="${ink}" stroke-width="4"/>
  ${[
    ['First', '80 °C', '3 min'],
    ['Second', '85 °C', '2 min'],
  ]
    .map(
      ([a, b, c], i) =>
        `<text x="130" y="${350 + i * 90}" ${serif} font-size="58" fill="${ink}">${a}</text><text x="480" y="${350 + i * 90}" ${serif} font-size="58" text-anchor="middle" fill="${blue}">${b}</text><text x="770" y="${350 + i * 90}" ${serif} font-size="58" text-anchor="end" fill="${ink}">${c}</text>`,
    )
    .join('')}
  ${waves(230, 670, 540, 4, 34, 14, 74, blue)}
  <text x="450" y="770" ${serif} font-style="italic" font-size="50" text-anchor="middle" fill="${ink}">Keep dry, keep dark.</text>
  <circle cx="450" cy="830" r="13" fill="${warm}"/>
  <text x="450" y="914" ${sans} font-size="34" text-anchor="middle" fill="${blue}" letter-spacing="8">SAMPLE, NOT FOR SALE</text>`,
);
await put(
  'candle.png',
  1000,
  700,
  `
  <rect x="24" y="24" width="952" height="652" fill="none" stroke="${ink}" stroke-width="4"/>
  <path d="M500 70c-44 62 -54 92 -40 122c12 26 68 26 80 0c14 -30 4 -60 -40 -122z" fill="${warm}"/><path d="M500 210v50" stroke="${ink}" stroke-width="5"/>
  ${waves(250, 750, 292, 3, 28, 12, 64, blue)}
  <text x="500" y="482" ${serif} font-size="112" text-anchor="middle" fill="${ink}">Still water</text>
  <text x="500" y="550" ${serif} font-style="italic" font-size="50" text-anchor="middle" fill="${ink}">eau calme</text>
  <text x="500" y="628" ${sans} font-size="32" text-anchor="middle" fill="${blue}" letter-spacing="8">SAMPLE NO. 4  ·  CANDLE</text>`,
);
// stamp for the soap: black = pressed in (slightly blurred so that the edge is round)
await sharp(
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#fff"/>
  <rect x="120" y="120" width="960" height="560" rx="60" fill="none" stroke="#000" stroke-width="13"/>
  <circle cx="600" cy="292" r="72" fill="none" stroke="#000" stroke-width="15"/>
  ${waves(280, 920, 410, 3, 46, 20, 106, '#000', 15)}
  <text x="600" y="624" ${sans} font-weight="bold" font-size="62" text-anchor="middle" letter-spacing="20" fill="#000">SAMPLE NO. 3</text></svg>`),
  )
    .png()
    .toBuffer(),
)
  .blur(3.2)
  .grayscale()
  .png()
  .toFile(join(out, 'soap.png'));
