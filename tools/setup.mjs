// Runs before the repository's commands: installs what they need when it is not there, or not what the lock file
// asks for. It is plain JavaScript, because on a fresh clone only the system's own Node is there to run it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.installed', root);

const wanted = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex');

/** @returns {string | undefined} */
function installed() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv.includes('--stamp')) {
  // npm calls this when an installation is complete, and only then. One that was interrupted has no stamp.
  writeFileSync(stamp, wanted);
} else if (installed() !== wanted) {
  console.log('Installing what package-lock.json names …');
  rmSync(stamp, { force: true });
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [command, first] = node && npm ? [node, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    // Browsers are looked for when a test needs one: see chromium.ts.
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) {
    console.error('The installation did not succeed. Run the command again to start it anew.');
    process.exit(1);
  }
}
