import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';

/** The faces of a device that text falls back to: in the widths of Arial, of Roboto (Android), or of DejaVu (Linux). */
export const devices = ['arial', 'roboto', 'dejavu'] as const;
export type Device = (typeof devices)[number];

const families = { arial: 'Arimo', roboto: 'Roboto', dejavu: 'DejaVu Sans' } satisfies Record<Device, string>;

/** The results are kept between runs. */
const folder = join(tmpdir(), 'studio-fonts');
const sources = fileURLToPath(new URL('fonts', import.meta.url));

/** The folders with the faces. The sandbox of Firefox allows its pages to read only those of the system. */
export const fontFolders: readonly string[] = [folder, sources];

/**
 * Returns the environment in which a browser on Linux has the faces of one device, and faces for Chinese, whatever is installed.
 * Elsewhere browsers do not use fontconfig, and tests have the faces of the system.
 */
export async function fontEnvironment(device: Device): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  mkdirSync(folder, { recursive: true });
  const folders = [
    join(sources, device),
    await convertPackage('noto-sans-sc'),
    await convertPackage('noto-sans-tc'),
  ];
  const file = join(folder, `${device}.conf`);
  replaceFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${folders.map((path) => `<dir>${path}</dir>`).join('\n  ')}
  <cachedir>${join(folder, 'cache')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${families[device]}</string></edit>
  </match>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}

/** Chromium reads no WOFF2 from the system, so the files of a Fontsource package are converted once. It takes 0.4 s. */
async function convertPackage(name: string): Promise<string> {
  const source = join(
    dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`)),
    'files',
  );
  const target = join(folder, name);
  if (existsSync(target)) return target;
  const unfinished = mkdtempSync(join(folder, `${name}-`));
  for (const file of readdirSync(source).filter((file) => file.endsWith('-wght-normal.woff2')))
    writeFileSync(
      join(unfinished, `${basename(file, '.woff2')}.ttf`),
      await convert(readFileSync(join(source, file)), 'sfnt'),
    );
  try {
    renameSync(unfinished, target);
  } catch {
    // Another process was quicker.
    rmSync(unfinished, { recursive: true });
  }
  return target;
}

/** Another process may read the file at the same time. */
function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
