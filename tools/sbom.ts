// What `npm run sbom` does: writes down what the provider runs with and what reaches visitors, from the lock file, for
// programs that look for known holes. It needs no network, and the same lock file makes the same file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { billOfMaterials } from './bill-of-materials.ts';
import { readLockFile } from './lock-file.ts';
import { shippedPackages } from './shipped.ts';

const file = 'dist/sbom.cdx.json';
const lock = readLockFile();
const { provider, visitors } = shippedPackages(lock);
const bill = billOfMaterials(lock, [...new Set([...provider, ...visitors])].toSorted());
mkdirSync('dist', { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${String(bill.components.length)} packages`);
