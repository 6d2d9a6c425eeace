// Writes the size of every component, which Storybook shows: `node write-sizes.ts sizes.json`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createSite, measureComponents } from './measure-size.ts';

const [, , file = 'sizes.json'] = process.argv;
const site = createSite();
const sizes = await measureComponents(site.folder);
site.remove();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
