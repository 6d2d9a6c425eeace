// Generates the lakes as SVG files: `node generate-lakes.ts dist/lakes`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lakeFile } from './lake-file.ts';
import * as lakes from './lakes.ts';

const [, , folder = 'lakes'] = process.argv;
mkdirSync(folder, { recursive: true });
for (const [name, lake] of Object.entries(lakes)) writeFileSync(join(folder, `${name}.svg`), lakeFile(lake));
