// Renders photographs with Blender and writes them to `pictures`: `npm run photographs -- tea-hero stone-wide`.
// It needs Blender 3.4 or later, numpy and OpenCV (Debian: blender, python3-numpy, python3-opencv). No build runs it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

interface Shot {
  scene: 'desk' | 'lake' | 'plaster' | 'product' | 'stone';
  /** Arguments of the scene, such as `['--view', 'hero']`. */
  args?: readonly string[];
  width: number;
  height: number;
  /** Samples per pixel. Twice as many take twice as long and halve the noise that is filtered. */
  samples: number;
  /** The files made from it: the whole picture, or a square with the given vertical center. */
  files: Readonly<Record<string, number | 'whole'>>;
}

const product = (shot: string, samples: number, center: number): Shot => ({
  scene: 'product',
  args: ['--shot', shot],
  width: 800,
  height: 1000,
  samples,
  files: { [`${shot}-4x5`]: 'whole', [`${shot}-1x1`]: center },
});

const view = (name: string): Shot => ({
  scene: 'plaster',
  args: ['--view', name],
  width: 640,
  height: 640,
  samples: 20,
  files: { [`tea-${name}`]: 'whole' },
});

const shots: Readonly<Record<string, Shot>> = {
  syrup: product('syrup', 40, 0.52),
  tea: product('tea', 36, 0.5),
  cup: product('cup', 36, 0.5),
  soap: product('soap', 32, 0.5),
  set: product('set', 26, 0.48),
  'tea-hero': { ...view('hero'), width: 1000, height: 900, samples: 22, files: { 'tea-hero': 'whole' } },
  'tea-front': view('front'),
  'tea-back': { ...view('back'), samples: 44 },
  'tea-lid': { ...view('lid'), samples: 44 },
  'tea-scale': view('scale'),
  'stone-wide': {
    scene: 'stone',
    args: ['--view', 'wide'],
    width: 1280,
    height: 720,
    samples: 28,
    files: { 'stone-16x9': 'whole' },
  },
  'stone-tall': {
    scene: 'stone',
    args: ['--view', 'tall'],
    width: 800,
    height: 1000,
    samples: 28,
    files: { 'stone-4x5': 'whole' },
  },
  lake: { scene: 'lake', width: 2400, height: 1000, samples: 32, files: { 'lake-12x5': 'whole' } },
  desk: { scene: 'desk', width: 1200, height: 800, samples: 28, files: { 'desk-3x2': 'whole' } },
};

const limit = 35_000;
const folder = import.meta.dirname;
const cache = join(folder, '.cache');

/** The highest quality below the limit. */
async function encode(picture: Buffer): Promise<Buffer> {
  for (let quality = 82; quality >= 26; quality -= 4) {
    const file = await sharp(picture).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    if (file.length <= limit) return file;
  }
  throw new Error(`The picture is larger than ${String(limit)} bytes at the lowest quality.`);
}

async function crop(file: string, center: number | 'whole'): Promise<Buffer> {
  if (center === 'whole') return sharp(file).png().toBuffer();
  const { width, height } = await sharp(file).metadata();
  const top = Math.round(Math.min(height - width, Math.max(0, height * center - width / 2)));
  return sharp(file).extract({ left: 0, top, width, height: width }).png().toBuffer();
}

const names = process.argv.slice(2);
if (names.length === 0) throw new Error(`Name one or more of: ${Object.keys(shots).join(', ')}.`);
mkdirSync(cache, { recursive: true });
for (const name of names) {
  const shot = shots[name];
  if (!shot)
    throw new Error(`There is no photograph "${name}". Use one of: ${Object.keys(shots).join(', ')}.`);
  const out = join(cache, name);
  const size = ['--w', String(shot.width), '--h', String(shot.height), '--spp', String(shot.samples)];
  const scene = join(folder, 'scenes', `${shot.scene}.py`);
  const args = ['-b', '-P', scene, '--', ...(shot.args ?? []), '--out', out, ...size];
  execFileSync('blender', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const [file, center] of Object.entries(shot.files)) {
    const picture = await encode(await crop(`${out}.png`, center));
    writeFileSync(join(folder, 'pictures', `${file}.avif`), picture);
    console.log(`pictures/${file}.avif: ${String(picture.length)} bytes`);
  }
}
