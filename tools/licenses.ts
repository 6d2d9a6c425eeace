// `npm run licenses` prints the licences of the runtime packages of the provider, of the packages in the pages and in the
// editor, and of the build packages. It fails if a licence is not permitted.
import { packageName, readLockFile } from './lock-file.ts';
import { isPermitted, permitted, permittedForBuilding } from './permitted-licenses.ts';
import { shippedPackages } from './shipped-packages.ts';

const lock = readLockFile();
const { provider, visitors, editor, building } = shippedPackages(lock);

const notPermitted = [
  ...print('Runtime packages of the provider', provider, permitted),
  ...print('Packages in the pages', visitors, permitted),
  ...print('Packages in the editor', editor, permitted),
  ...print('Build packages, for all platforms', building, permittedForBuilding),
];
for (const name of notPermitted) console.error(`The licence of ${name} is not permitted for its use.`);
process.exitCode = notPermitted.length === 0 ? 0 : 1;

function print(title: string, folders: readonly string[], among: readonly string[]): string[] {
  console.log(`\n${title}: ${String(folders.length)}`);
  const byLicense = Map.groupBy(folders, (folder) => lock[folder]?.license ?? 'no licence');
  for (const [license, found] of [...byLicense].toSorted(([, one], [, other]) => other.length - one.length))
    console.log(`  ${license} (${String(found.length)}): ${found.map(nameAndVersion).join(', ')}`);
  return folders.filter((folder) => !isPermitted(lock[folder]?.license, among)).map(nameAndVersion);
}

function nameAndVersion(folder: string): string {
  return `${packageName(folder)} ${lock[folder]?.version ?? ''}`;
}
