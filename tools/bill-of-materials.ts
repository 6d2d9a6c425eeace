import { directDependencies, packageName, type LockFile } from './lock-file.ts';

/** A software bill of materials (SBOM) of the packages in `folders`, in the CycloneDX 1.5 format. */
export function billOfMaterials(lock: LockFile, folders: readonly string[]) {
  const reference = (folder: string) => `${packageName(folder)}@${lock[folder]?.version ?? ''}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'studio', 'bom-ref': 'studio' } },
    components: folders.map((folder) => {
      const { version, license, integrity } = lock[folder] ?? {};
      return {
        type: 'library',
        'bom-ref': reference(folder),
        name: packageName(folder),
        version,
        purl: `pkg:npm/${packageName(folder).replace('@', '%40')}@${version ?? ''}`,
        licenses: [license?.includes(' ') ? { expression: license } : { license: { id: license } }],
        hashes: [{ alg: 'SHA-512', content: toHex(integrity) }],
      };
    }),
    dependencies: folders.map((folder) => ({
      ref: reference(folder),
      dependsOn: directDependencies(lock, folder).map(reference).toSorted(),
    })),
  };
}

/** npm's lock file has hashes in base64 with the prefix `sha512-`. */
function toHex(integrity = ''): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}
