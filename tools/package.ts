// Writes the folder of a package that npm packs and publishes: `node ../../tools/package.ts` in a project. With `--bundle`
// and a folder, that is a bundle, which contains the packages that the project depends on. A file that the project does not
// have is one of the repository.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { packageFolder, scope } from './packages.ts';

const root = join(import.meta.dirname, '..');
const { bundle } = parseArgs({ options: { bundle: { type: 'string' } } }).values;

const record = v.record(v.string(), v.unknown());
const manifest = v.parse(record, JSON.parse(readFileSync('package.json', 'utf8')));
const { name, files, dependencies } = v.parse(
  v.object({
    name: v.string(),
    files: v.array(v.string()),
    dependencies: v.optional(v.record(v.string(), v.string()), {}),
  }),
  manifest,
);
const folder = packageFolder(basename(name));

rmSync(folder, { recursive: true, force: true });
for (const file of files)
  if (file !== 'dist' || bundle === undefined)
    cpSync(existsSync(file) ? file : join(root, file), join(folder, file), { recursive: true });
if (bundle !== undefined) cpSync(bundle, join(folder, 'dist'), { recursive: true });
cpSync('README.md', join(folder, 'README.md'));
cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));

const omitted = [
  'nx',
  'generators',
  'scripts',
  'devDependencies',
  ...(bundle === undefined ? [] : ['dependencies']),
];
const ranges = Object.fromEntries(
  Object.entries(dependencies).map(([dependency, version]) => [dependency, toRange(version)] as const),
);
const fields = Object.entries({ ...manifest, ...('dependencies' in manifest && { dependencies: ranges }) });
const packageJson = builtPaths(Object.fromEntries(fields.filter(([field]) => !omitted.includes(field))));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`);

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  // A picture or a font.
  if (bytes.includes(0)) continue;
  const text = bytes.toString();
  const scoped = text.replaceAll(/@studio(?=\\?\/)/g, scope);
  if (scoped !== text) writeFileSync(file, scoped);
}

/** The repository installs exact versions. A site shares a package with other libraries, so it gets later ones too. */
function toRange(version: string): string {
  return /^\d/.test(version) ? `^${version}` : version;
}

/** The values of `exports` and `imports` without the condition of this repository, and with paths of built files. */
function builtPaths(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^\.\/src\//, './dist/');
  if (Array.isArray(value)) return value.map(builtPaths);
  if (!v.is(record, value)) return value;
  const entries = Object.entries(value).filter(([name]) => name !== '@studio/source');
  return Object.fromEntries(entries.map(([name, entry]) => [name, builtPaths(entry)]));
}
