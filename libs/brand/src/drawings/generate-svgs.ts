// Generates the illustrations and the icons as SVG files: `node generate-svgs.ts dist/drawings`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as drawings from './data/index.ts';
import { iconPictures } from '../icons/icon-pictures.ts';
import { svgFile, symbolsFile } from './svg-file.ts';

const [, , folder = 'drawings'] = process.argv;
mkdirSync(folder, { recursive: true });
for (const [name, drawing] of Object.entries(drawings))
  writeFileSync(join(folder, `${name}.svg`), svgFile(drawing));
writeFileSync(join(folder, 'icons.svg'), symbolsFile(iconPictures));
