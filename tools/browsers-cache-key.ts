// Prints the path and modification time of each browser that the tests use. Nx reads the output as a cache input, so the
// result of one browser is not reused for another.
import { statSync } from 'node:fs';
import { engineNames, findEngine } from './browsers.ts';
import { findHeadlessChromium } from './chromium.ts';

const paths = [...engineNames.map((name) => findEngine(name)?.path), findHeadlessChromium()];
for (const path of paths) console.log(path ? `${path} ${statSync(path).mtime.toISOString()}` : 'none');
