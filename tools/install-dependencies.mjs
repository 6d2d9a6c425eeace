// Runs before the npm commands of the repository. Installs the dependencies if the lock file has changed since the last
// installation. It is plain JavaScript because a fresh clone may only have an older Node of the system.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.installed', root);

const lockFileHash = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex');

/** @returns {string | undefined} */
function installedHash() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv.includes('--stamp')) {
  // npm runs `postinstall` only after a complete installation, so an interrupted one has no stamp.
  writeFileSync(stamp, lockFileHash);
} else if (installedHash() !== lockFileHash) {
  console.log('Installing dependencies from package-lock.json …');
  rmSync(stamp, { force: true });
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [command, first] = node && npm ? [node, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    // Tests find or install their browsers: see chromium.ts.
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) {
    console.error('The installation failed. Run the command again to retry.');
    process.exit(1);
  }
}
