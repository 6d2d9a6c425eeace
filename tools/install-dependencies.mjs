// Runs before `npm start` and `npm test`. Installs the dependencies unless those of the same lock file are installed
// completely. It is plain JavaScript because a fresh clone may only have an older Node of the system.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const lockFile = 'package-lock.json';
const installed = 'node_modules/.installed.json';

if (process.argv.includes('--installed')) confirm();
else if (!isComplete()) install();

/** npm runs `postinstall` after a complete installation only, and `npm ci` begins by deleting this copy. */
function confirm() {
  // npm ignores an optional package that it cannot download.
  if (existsSync('node_modules/.bin/node')) {
    copyFileSync(lockFile, installed);
  } else {
    console.error(
      `npm has not installed Node for ${process.platform} ${process.arch}. Run the command again.`,
    );
    process.exitCode = 1;
  }
}

/** Whether the packages that npm has installed, about 1,500, still exist. This takes 15 ms. */
function isComplete() {
  try {
    if (readFileSync(installed, 'utf8') !== readFileSync(lockFile, 'utf8')) return false;
    const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
    return Object.keys(packages).every(
      (folder) =>
        !folder.includes('node_modules/') || packages[folder].link || existsSync(`${folder}/package.json`),
    );
  } catch {
    return false;
  }
}

function install() {
  console.log(`Installing dependencies from ${lockFile} …`);
  const { status } = spawnSync('npm ci', { stdio: 'inherit', shell: true });
  if (status !== 0) console.error('The installation failed. Run the command again to retry.');
  process.exitCode = status ?? 1;
}
