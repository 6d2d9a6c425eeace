// Generates the illustrations as SVG files: `node generate-svgs.ts dist/drawings`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as drawings from './data/index.ts';
import { svgFile } from './svg-file.ts';

const [, , folder = 'drawings'] = process.argv;
mkdirSync(folder, { recursive: true });
for (const [name, drawing] of Object.entries(drawings))
  writeFileSync(join(folder, `${name}.svg`), svgFile(drawing));
