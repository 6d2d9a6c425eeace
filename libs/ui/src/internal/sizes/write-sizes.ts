// Writes the size of every component, which Storybook shows: `node write-sizes.ts sizes.json`.
import { writeFileSync } from 'node:fs';
import { createSite, measureComponents } from './measure-size.ts';

const [, , file = 'sizes.json'] = process.argv;
const site = createSite();
const sizes = await measureComponents(site.folder);
site.remove();
writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
