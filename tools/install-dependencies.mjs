// Runs before `npm start` and `npm test`. Installs the dependencies unless the last complete installation was of the same
// lock file. It is plain JavaScript because a fresh clone may only have an older Node of the system.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const lockFile = 'package-lock.json';
const installed = 'node_modules/.installed.json';

if (process.argv.includes('--installed')) {
  // npm runs `postinstall` after a complete installation only, and `npm ci` begins by deleting this copy.
  copyFileSync(lockFile, installed);
} else if (!existsSync(installed) || readFileSync(installed, 'utf8') !== readFileSync(lockFile, 'utf8')) {
  console.log(`Installing dependencies from ${lockFile} …`);
  const { status } = spawnSync('npm ci', { stdio: 'inherit', shell: true });
  if (status !== 0) console.error('The installation failed. Run the command again to retry.');
  process.exitCode = status ?? 1;
}
