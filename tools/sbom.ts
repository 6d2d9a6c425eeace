// `npm run sbom` writes a software bill of materials of the runtime packages of the provider and the packages in the
// pages, for vulnerability scanners. It reads only the lock file: no network, and the same input gives the same output.
import { mkdirSync, writeFileSync } from 'node:fs';
import { billOfMaterials } from './bill-of-materials.ts';
import { readLockFile } from './lock-file.ts';
import { shippedPackages } from './shipped-packages.ts';

const file = 'dist/sbom.cdx.json';
const lock = readLockFile();
const { provider, visitors } = shippedPackages(lock);
const sbom = billOfMaterials(lock, [...new Set([...provider, ...visitors])].toSorted());
mkdirSync('dist', { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${file}: ${String(sbom.components.length)} packages`);
