// Prints the path and the date of each engine that the tests would use. Nx reads this as a cache input, so that a result
// from one browser is not replayed for another.
import { statSync } from 'node:fs';
import { engineNames, findEngine } from './browsers.ts';

for (const name of engineNames) {
  const found = findEngine(name);
  console.log(name, found ? `${found.path} ${statSync(found.path).mtime.toISOString()}` : 'none');
}
