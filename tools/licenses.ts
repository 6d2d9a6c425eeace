// What `npm run licenses` prints: the packages that the provider runs with, those that the pages are made of, and
// those that build the site, each with its licence. It fails when one of them may not be used so.
import { nameOf, readLockFile } from './lock-file.ts';
import { isPermitted, permitted, permittedForBuilding } from './permitted-licenses.ts';
import { shippedPackages } from './shipped.ts';

const lock = readLockFile();
const { provider, visitors, building } = shippedPackages(lock);

const refused = [
  ...print('What the provider runs with', provider, permitted),
  ...print('What the pages are made of', visitors, permitted),
  ...print('What builds the site, for any machine', building, permittedForBuilding),
];
for (const name of refused) console.error(`${name} has a licence that is not permitted there.`);
process.exitCode = refused.length === 0 ? 0 : 1;

function print(title: string, folders: readonly string[], among: readonly string[]): string[] {
  console.log(`\n${title}: ${String(folders.length)}`);
  const byLicense = Map.groupBy(folders, (folder) => lock[folder]?.license ?? 'no licence');
  for (const [license, found] of [...byLicense].toSorted(([, one], [, other]) => other.length - one.length))
    console.log(`  ${license} (${String(found.length)}): ${found.map(named).join(', ')}`);
  return folders.filter((folder) => !isPermitted(lock[folder]?.license, among)).map(named);
}

function named(folder: string): string {
  return `${nameOf(folder)} ${lock[folder]?.version ?? ''}`;
}
