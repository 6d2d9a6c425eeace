// Writes all drawings as SVG files: `node write-files.ts`.
import { writeFileSync } from 'node:fs';
import * as drawings from './drawings/index.ts';
import { svgFile } from './svg-file.ts';

for (const [name, drawing] of Object.entries(drawings))
  writeFileSync(new URL(`./files/${name}.svg`, import.meta.url), svgFile(drawing));
