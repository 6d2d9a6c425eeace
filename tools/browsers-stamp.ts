// Prints the path and the date of each engine that the tests would use. Nx reads this as a cache input, so that a result
// from one browser is not replayed for another.
import { statSync } from 'node:fs';
import { engineNames, findEngine } from './browsers.ts';
import { findHeadlessChromium } from './chromium.ts';

const paths = [...engineNames.map((name) => findEngine(name)?.path), findHeadlessChromium()];
for (const path of paths) console.log(path ? `${path} ${statSync(path).mtime.toISOString()}` : 'none');
